// What happens in The Shadow Thief, and what is asked: in German.

import { counted } from '../../../languages/de/grammar';
import type { JewelType } from '../cards';
import { aCard, cardName, theCard } from '../words/de';
import type { Sentences } from '../../sentences';
import type { Types } from '../view';

export const PLURALS: Record<JewelType, string> = { R: 'Ringe', N: 'Halsketten', B: 'Broschen', E: 'Ohrringe' };

const cards = (n: number): string => counted(n, 'Karte', 'Karten');
const jewels = (n: number): string => counted(n, 'Schmuckstück', 'Schmuckstücke');

const WHY = [
  'nur noch ein Tresor ist offen',
  'alle offenen Tresore würden in derselben Runde geschlossen, also bleiben sie alle offen',
  'der Stapel ist aufgebraucht, und niemand hat noch eine Karte',
];

export const story: Sentences<Types> = {
  tell: {
    hand_began: (e) => `Durchgang ${e.hand + 1} beginnt: Alle Karten werden gemischt.`,
    drew: (e) => `${e.who} zieht ${cards(e.cards)}.`,
    chose: (e) => `${e.who} hat eine Karte gewählt.`,
    revealed: (e) => `${e.who} deckt ${aCard(e.card)} auf.`,
    cancelled: (e) => `Patt: ${e.who} verliert ${theCard(e.card)}, ein anderes Schmuckstück hat denselben Wert.`,
    found_nothing: (e) => `${e.who} schickt ${theCard(e.card)} los, doch der geht leer aus.`,
    stole: (e) => `${e.who} stiehlt ${e.other} ${theCard(e.card)}.`,
    added: (e) => `${e.who} legt ${theCard(e.card)} dazu.`,
    stored: (e) =>
      `${e.who} legt ${jewels(e.jewels)} in den Tresor; dort ${e.total === 1 ? 'liegt' : 'liegen'} jetzt ${e.total}.`,
    closed: (e) => `${e.who} schließt den Tresor mit der ${cardName(e.card)}; darin: ${jewels(e.jewels)}.`,
    not_closed: (e) =>
      `${e.who} kann den Tresor nicht schließen: ${jewels(e.jewels)} darin, und die ${cardName(e.card)} wird abgelegt.`,
    put_under: (e) => `${e.who} legt ${cards(e.cards)} unter den Stapel.`,
    discarded: (e) => `${e.who} legt ${cards(e.cards)} ungesehen ab.`,
    exhausted: (e) =>
      `Der Stapel ist aufgebraucht: Alle haben auf ${e.limit} aufgefüllt, ${counted(e.cards, 'Karte blieb', 'Karten blieben')} übrig.`,
    hand_ended: (e) => `Durchgang ${e.hand + 1} endet: ${WHY[e.why]}.`,
    scored: (e) => `${e.who} bekommt ${counted(e.points, 'Punkt', 'Punkte')}.`,
    sat_out: (e) => `${e.who} hat einen offenen Tresor, aber keine Karte mehr, und setzt diese Runde aus.`,
  },
  ask: {
    play: ({ exhausted }) =>
      'Wähl eine Karte; alle decken gleichzeitig auf.' +
      (exhausted
        ? ' Der Stapel ist aufgebraucht: Hat niemand mehr eine Karte, endet der Durchgang, bevor ein Tresor schließt.'
        : ''),
    steal: ({ card }) => `Wessen Schmuckstück nimmt der ${cardName(card)}?`,
    add: ({ card }) => `Leg weitere ${PLURALS[card[0] as JewelType]} aus der Hand dazu oder drück auf „Fertig“.`,
  },
};
