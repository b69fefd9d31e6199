// Why a move of Master Thieves was better: in Italian.

import { counted } from '../../../languages/it/grammar';
import type { Remarks } from '../../sentences';
import type { Gems, Grain, Position, Types } from '../view';
import { gemsInWords, positionName, theCharacter } from '../words/it';

const gems = ({ diamonds, sapphires }: Gems): string => gemsInWords({ diamonds, sapphires });
const drawer = (r: { drawer: Grain; position: Position }): string =>
  `cassetto ${r.drawer}, ${positionName(r.position)}`;
const points = (n: number): string => counted(n, 'punto', 'punti');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** `del ladro`, `della gioielliera`. */
const of = (character: string): string => character.replace(/^il /, 'del ').replace(/^la /, 'della ');

export const remark: Remarks<Types> = {
  prize: (r) => `Sopra, nel ${drawer(r)}: ${gems(r)}, e sotto niente che potesse cadere.`,
  ruby_behind: (r) => `Nello scompartimento segreto superiore c’era un rubino: ${drawer(r)}.`,
  nothing_to_steal: () => 'Nessun cassetto aveva gioielli sopra e, sotto, niente che cade.',
  red_for_detectives: (r) => `Sul cuscino rosso: ${gems(r)}. Se lo dividono i detective alla fine della manche.`,
  red_for_smugglers: (r) =>
    `Sul cuscino rosso: ${gems(r)}. Se lo dividono i contrabbandieri, se i detective non sono di più.`,
  red_empty: () => 'Il cuscino rosso era vuoto: un detective prende solo ciò che ci arriva nella manche.',
  imitations: (r) => `Sul tuo cuscino bianco: ${gems(r)}. Quello che ci resta alla fine costa punti.`,
  detective_safe: () => 'Un detective non apre nessun cassetto e ha una parte di ciò che arriva sul cuscino rosso.',
  gemologist_sure: () => 'La gioielliera mette un’imitazione anche se cadono gioielli.',
  earlier: ({ character, other }) => `${capital(theCharacter(character))} gioca prima ${of(theCharacter(other))}.`,
  falls: (r) => `Sotto, nel ${drawer(r)}: ${gems(r)}. Quando si apre il cassetto, cade tutto.`,
  rings: (r) => `Sotto, nel ${drawer(r)}: ${gems(r)}. È andato tutto a chi aveva messo lì l’allarme.`,
  spill: (r) => `Sotto, nel ${drawer(r)}: ${gems(r)}. Cade tutto sul cuscino rosso.`,
  smuggle: (r) => `Sopra, nel ${drawer(r)}: ${gems(r)}. Un contrabbandiere sposta tutto sul cuscino rosso.`,
  on_top: (r) => `Sopra, nel ${drawer(r)}: ${gems(r)}.`,
  sapphire_away: () => 'Uno zaffiro che resta sul tuo cuscino bianco costa 2 punti, un diamante 1.',
  diamond_away: () => 'Chi trova uno zaffiro prende 2 punti, un diamante 1.',
  place_nothing: () => 'Quello che metti è un gioiello vero per chi lo trova.',
  set_alarm: () => 'Se il tuo allarme cade da un cassetto che apre un altro, i gioielli che cadono con lui sono tuoi.',
  keep_alarm: () => 'Nello scompartimento superiore un allarme è spento e non disturba nessuno.',
  ruby_falls: () => 'Nello scompartimento segreto inferiore c’era un rubino: se cerchi cade, e non prendi niente.',
  no_ruby: () => 'Dietro questo cassetto non c’era nessun rubino.',
  take_ruby: () => 'Un rubino vale 4 punti, e in caso di parità conta chi ne ha di più.',
  turn_hides: ({ standing, turned }) =>
    `Com’era il portagioie, il cassetto migliore offriva a un ladro ${points(standing)}; capovolto, solo ${turned}.`,
  turn_shows: ({ standing, turned }) =>
    `Con il portagioie capovolto, il cassetto migliore offriva a un ladro ${points(turned)}; com’era, solo ${standing}.`,
  turn_any: ({ drawers }) =>
    `Cassetti con gioielli sopra: ${drawers}. Se si capovolge il portagioie, finiscono sotto e cadono.`,
  rotating: () => 'Nessuno guarda in un cassetto chiuso: dopo una rotazione tutti devono ricordare dove sono finiti.',
  no_rotation: () => 'Una rotazione non cambia né quello che sta sopra né quello che cade, solo il posto dei cassetti.',
  pick_sapphire: () => 'Uno zaffiro vale 2 punti, un diamante 1.',
};
