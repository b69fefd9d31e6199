// What happens in Master Thieves, and what is asked: in Italian.

import { A_FALSE_GEM, A_GEM, gemsInWords, positionName, theCharacter } from '../words/it';
import type { Sentences } from '../../sentences';
import type { Gems, Rotation, Types } from '../view';

const gems = ({ diamonds, sapphires }: Gems): string => gemsInWords({ diamonds, sapphires });
const ROTATIONS: Record<Rotation, string> = {
  'rotate top-left': 'il piano superiore a sinistra',
  'rotate top-right': 'il piano superiore a destra',
  'rotate two-left': 'i due piani superiori a sinistra',
  'rotate two-right': 'i due piani superiori a destra',
};
const WHY = ['un cuscino bianco è vuoto', 'è stato preso l’ultimo rubino'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const story: Sentences<Types> = {
  tell: {
    dealt: (e) => `${e.who} riceve una carta di ogni personaggio.`,
    filled: (e) => `${e.who} mette un diamante nel cassetto.`,
    round_began: (e) => `Comincia la manche ${e.round + 1}.`,
    chose: (e) => `${e.who} ha scelto una carta.`,
    revealed: (e) => `${e.who} rivela ${theCharacter(e.character)} numero ${e.number}.`,
    opened: (e) => `${e.who} apre il cassetto ${e.drawer}, ${positionName(e.position)}.`,
    lies: (e) => `Nel cassetto: ${gems(e)}.`,
    alarm_lies: (e) => `L’allarme di ${e.who} è nel cassetto, spento.`,
    fell: (e) => `Dal cassetto al cuscino rosso: ${gems(e)}.`,
    rang: (e) => `Scatta l’allarme di ${e.who}: ${gems(e)} sul suo cuscino nero.`,
    rang_for_owner: (e) => `${e.who} fa scattare il proprio allarme: ${gems(e)} sul cuscino rosso.`,
    fell_alone: (e) => `L’allarme di ${e.who} cade senza gioielli: ${e.who} lo recupera.`,
    smuggled: (e) => `${e.who} svuota il cassetto sul cuscino rosso: ${gems(e)}.`,
    placed: (e) => `${e.who} mette ${A_FALSE_GEM[e.gem]} nel cassetto.`,
    placed_nothing: (e) => `${e.who} non mette niente.`,
    set_alarm: (e) => `${e.who} mette il proprio allarme nel cassetto.`,
    kept_alarm: (e) => `${e.who} non mette l’allarme.`,
    alarm_returned: (e) => `L’allarme di ${e.who} non protegge più niente: ${e.who} lo recupera.`,
    stole: (e) => `${e.who} prende dal cassetto: ${gems(e)}.`,
    searched: (e) => `${e.who} cerca uno scompartimento segreto nel cassetto ${e.drawer}.`,
    ruby_fell: (e) => `Cade un rubino: niente per ${e.who}, e il rubino va nello scompartimento segreto superiore.`,
    found_no_ruby: (e) => `${e.who} non trova nessun rubino.`,
    found_ruby: (e) => `${e.who} trova un rubino.`,
    took_ruby: (e) => `${e.who} prende il rubino.`,
    left_ruby: (e) => `${e.who} lascia il rubino dov’è.`,
    rotated: (e) => `${e.who} gira ${ROTATIONS[e.rotation]}.`,
    turned: (e) => `${e.who} capovolge il portagioie.`,
    left_box: (e) => `${e.who} non tocca più il portagioie.`,
    smugglers_caught: (e) =>
      `I contrabbandieri sono in minoranza (${e.smugglers} contro ${e.detectives}) e restano a mani vuote.`,
    shared: (e) => `${e.who} prende ${A_GEM[e.gem]} dal cuscino rosso.`,
    round_ended: (e) => `Finisce la manche ${e.round + 1}; le carte si mettono da parte.`,
    passed: () => 'Tutte le carte sono state giocate: ognuno le passa al vicino di sinistra.',
    game_ended: (e) => `La partita finisce: ${WHY[e.why]}.`,
    got_no_share: (e) => `${e.who} conta come contrabbandiere, ma ha fatto cadere un gioiello e resta a mani vuote.`,
  },
  ask: {
    fill: ({ diamonds }) => `Metti un diamante in un cassetto; ne hai ${diamonds} da mettere.`,
    choose: () => 'Scegli una carta da giocare; i contrabbandieri si rivelano per primi.',
    open: ({ character }) => `Sei ${theCharacter(character)}: apri un cassetto.`,
    place: ({ gems, optional }) =>
      `Metti un’imitazione: ${gems.map((gem) => A_GEM[gem]).join(' o ')}${optional ? ', o niente' : ''}.`,
    alarm: () => 'Aggiungi il tuo allarme?',
    take: () => 'Prendi quello che c’è nel cassetto, o rischi e cerchi uno scompartimento segreto?',
    ruby: () => 'Hai trovato un rubino. Lo prendi?',
    pick: () => 'Prendi un gioiello dal cuscino rosso.',
    handle: ({ rotate, turn, order }) => {
      const levels = 'il piano superiore o i due superiori, ';
      if (order === 'rotate_first') return `Prima gira ${levels}poi capovolgi il portagioie, o fermati qui.`;
      if (order === 'only_one')
        return `Gira ${levels}oppure capovolgi il portagioie, o fermati qui: solo una delle due cose.`;
      return capital(`${rotate ? `gira ${levels}` : ''}${turn ? 'capovolgi il portagioie, ' : ''}o fermati qui.`);
    },
  },
};
