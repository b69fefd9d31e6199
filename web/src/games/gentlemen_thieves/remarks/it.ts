// Why a move of Gentlemen Thieves was better: in Italian.

import { counted, list } from '../../../languages/it/grammar';
import type { Remarks } from '../../sentences';
import type { PlaceName, Types } from '../view';
import { aToken, AT, COLOUR_NAMES } from '../words/it';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const at = (places: readonly PlaceName[]): string => list(places.map((place) => AT[place]));
const At = (places: readonly PlaceName[]): string => capital(at(places));
const missing = (n: number): string => counted(n, 'tipo mancava', 'tipi mancavano');
const score = ({ mine, theirs }: { mine: number; theirs: number }): string => `${mine} a ${theirs}`;
const against = ({ mine, theirs }: { mine: number; theirs: number }): string => `${theirs} a ${mine}`;
const pieces = (n: number): string => counted(n, 'segnalino', 'segnalini');

export const remark: Remarks<Types> = {
  ally_leads: (r) =>
    `${At(r.places)}, dove ${missing(r.missing)}, la tua parte sarebbe stata in vantaggio ${score(r)}; con la tua alleanza no.`,
  ally_pair: () => 'Due colori dividono un colpo per due, tre colori per tre: in due la tua parte è più grande.',
  ally_rival: (r) =>
    `Nessun altro colore aveva una pila più alta del ${COLOUR_NAMES[r.colour]}, ${pieces(r.height)}: la tua alleanza lo faceva dividere con te.`,
  ally_tokens: (r) =>
    `La tua parte avrebbe avuto ${pieces(r.mine)} nei luoghi; con la tua alleanza ne aveva ${r.other}.`,
  ally_sides: ({ leads }) =>
    `Con l’alleanza migliore la tua parte era in vantaggio in ${counted(leads, 'luogo', 'luoghi')}.`,
  heist_won: (r) =>
    `La mossa migliore fa scattare il colpo ${at(r.places)}, e la tua parte lo vince ${score(r)}: ${pieces(r.pieces)} da dividere.`,
  heist_lost: (r) =>
    `La tua mossa ha fatto scattare il colpo ${at(r.places)}, che la tua parte non ha vinto: ${score(r)}.`,
  handed_over: (r) =>
    `Dopo la tua mossa ${at(r.places)} mancava un solo tipo, e lì l’altra parte era in vantaggio ${against(r)}.`,
  takes_lead: (r) => `Con questo segnalino la tua parte sarebbe stata in vantaggio ${at(r.places)}, ${score(r)}.`,
  nearer: (r) =>
    `Il ${COLOUR_NAMES[r.colour]} è dalla tua parte: un colpo era più vicino ${at(r.places)}, dove ${missing(r.missing)}, non ${r.other}.`,
  farther: (r) =>
    `Il ${COLOUR_NAMES[r.colour]} è dall’altra parte: un colpo era più lontano ${at(r.places)}, dove ${missing(r.missing)}, non ${r.other}.`,
  last_type: (r) =>
    `Nell’esposizione c’era il tipo che mancava ${at(r.places)}, ${aToken(r.token)}: così la tua parte lì vince ${score(r)}.`,
  denied: (r) =>
    `Mancava un solo tipo ${at(r.places)}, dove l’altra parte era in vantaggio ${against(r)}: di quel tipo l’esposizione aveva solo ${aToken(r.token)}.`,
  own_side: (r) =>
    `Un segnalino ${COLOUR_NAMES[r.colour]} conta per la tua parte, uno ${COLOUR_NAMES[r.other]} per l’altra.`,
  on_display: (r) =>
    `L’esposizione aveva ${aToken(r.token)}, che conta per la tua parte; dalla pila può arrivare qualsiasi colore.`,
  none_on_display: () => 'Nessun segnalino esposto era della tua parte: solo la pila poteva portarne uno.',
  draw_unseen: () => 'Chi pesca lascia l’esposizione com’è: il prossimo non ci trova niente di nuovo.',
  held_up: (r) =>
    `Mancava un solo tipo ${at(r.places)}, dove l’altra parte era in vantaggio ${against(r)}: il lucchetto ferma quel colpo.`,
  loot_there: (r) =>
    `La tua parte era in vantaggio ${score(r)} ${at(r.places)}: il bottino che c’è lì lo divide chi vince.`,
  keep_favour: ({ favours }) =>
    `Un favore speso è perso per sempre, e quelli rimasti decidono le parità: ne avevi ${favours}.`,
  spend_favour: ({ favours }) =>
    `Favori da spendere: ${favours}. Un favore muove un segnalino speciale e non mette attrezzi da nessuna parte.`,
  sides: ({ leads }) =>
    `Un colpo va alla parte che lì ha più segnalini: la tua era in vantaggio in ${leads} dei luoghi.`,
};
