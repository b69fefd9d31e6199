// The Shadow Thief in German.

import { counted, form, list } from '../../../languages/de/grammar';
import { cardOf, type JewelType } from '../cards';
import type { Words } from './en';

export const TYPES: Record<JewelType, string> = { R: 'Ring', N: 'Halskette', B: 'Brosche', E: 'Ohrring' };
const THIEVES: Record<JewelType | 'S', string> = {
  R: 'Ringdieb',
  N: 'Kettendieb',
  B: 'Broschendieb',
  E: 'Ohrringdieb',
  S: 'Schattendieb',
};

export const isFeminine = (type: JewelType): boolean => type === 'N' || type === 'B';

/** `Ring 7`: a type and its value. */
export function cardName(code: string): string {
  const card = cardOf(code);
  if (card.kind === 'safe') return `Tresorkarte ${card.value}`;
  if (card.kind === 'jewel') return `${TYPES[card.type]} ${card.value}`;
  return THIEVES[card.after];
}

function isFeminineCard(code: string): boolean {
  const card = cardOf(code);
  return card.kind === 'safe' || (card.kind === 'jewel' && isFeminine(card.type));
}

/** In the accusative, with its article: `den Ring 7`, `die Brosche 3`. */
export function theCard(code: string): string {
  return `${isFeminineCard(code) ? 'die' : 'den'} ${cardName(code)}`;
}

/** In the accusative, as one of several; of each thief there is only one. */
export function aCard(code: string): string {
  if (cardOf(code).kind === 'thief') return `den ${cardName(code)}`;
  return `${isFeminineCard(code) ? 'eine' : 'einen'} ${cardName(code)}`;
}

/** A fate within a sentence: only a noun keeps its capital. */
const afterColon = (fate: string): string => fate.replace(/^(?:Hat|Im|Von)\b/, (word) => word.toLowerCase());

function printed(code: string): string {
  const card = cardOf(code);
  if (card.kind === 'safe') return 'Tresor';
  return card.kind === 'jewel' ? TYPES[card.type] : cardName(code);
}

function playForesight(code: string, exhausted: boolean): string {
  const card = cardOf(code);
  if (card.kind === 'safe') {
    const late = exhausted ? ', und auch nicht, wenn dann niemand mehr eine Karte hat' : '';
    return `Spiel die Tresorkarte ${card.value}: Sie schließt deinen Tresor, wenn darin am Ende der Runde 1 bis ${card.value} Schmuckstücke liegen; aber nicht, wenn alle offenen Tresore zugleich schließen würden${late}.`;
  }
  if (card.kind === 'thief') {
    const prey =
      card.after === 'S'
        ? 'ein beliebiges Schmuckstück'
        : `${isFeminine(card.after) ? 'eine' : 'einen'} ${TYPES[card.after]}`;
    const one = card.after === 'S' ? 'das' : isFeminine(card.after) ? 'die' : 'den';
    return `Spiel den ${cardName(code)}: Er nimmt ${prey}, ${one} jemand anders aufdeckt, wenn es kein Patt gibt.`;
  }
  return `Spiel ${theCard(code)}: Du behältst das Schmuckstück, wenn kein anderes mit dem Wert ${card.value} aufgedeckt wird und kein Dieb es nimmt.`;
}

export const words: Words = {
  title: 'Der Schattendieb',
  summary: 'Füll deinen Tresor mit Schmuck und schließ ihn rechtzeitig: Der letzte offene Tresor bringt nichts.',
  options: { hands: { name: 'Durchgänge', help: 'So viele Durchgänge hat eine Partie (SD-2.1).', values: {} } },

  types: TYPES,
  cardName,
  printed,
  playForesight,

  you: 'Du',
  handNumber: (number, hands) => `Durchgang ${Math.min(number + 1, hands)} von ${hands}`,
  pile: (cards) => `Stapel: ${counted(cards, 'Karte', 'Karten')}`,
  exhausted: 'Stapel aufgebraucht',
  discard: (cards) => `Ablage: ${counted(cards, 'Karte', 'Karten')}`,
  hints: {
    play: 'Zeig auf eine Karte, um zu sehen, was sie tut.',
    steal: 'Drück auf das Schmuckstück, das du nimmst.',
    add: 'Leg Schmuck dazu oder drück auf „Fertig“.',
    over: 'Die Partie ist zu Ende.',
  },
  youChose: (card) => `Du hast ${theCard(card)} gewählt.`,

  hand: 'Deine Hand',
  handIsEmpty: 'Deine Hand ist leer.',
  play: (card) => `${cardName(card)} spielen`,
  add: (card) => `${cardName(card)} dazulegen`,
  addForesight: (card) => `Leg ${theCard(card)} dazu: Das Stück kommt in deinen Tresor, und niemand kann es nehmen.`,
  done: 'Fertig',
  doneForesight: 'Leg nichts mehr dazu: Dein Schmuck kommt in den Tresor.',
  out: 'Dein Tresor ist geschlossen: In diesem Durchgang schaust du nur noch zu.',
  putAway: (cards) => `Du hast unter den Stapel gelegt: ${list(cards.map(cardName))}.`,

  asked: { me: 'du wählst', other: 'wählt' },
  inHand: (cards) => `${counted(cards, 'Karte', 'Karten')} auf der Hand`,
  points: (points) => form(points, 'Punkt', 'Punkte'),
  gained: (points) => `zuletzt +${points}`,
  isOut: 'Fertig für diesen Durchgang',
  chosen: { me: 'Deine Wahl, geheim', other: 'Hat gewählt' },
  lastTurn: (fate) => `Vorige Runde: ${afterColon(fate)}`,
  faceDown: (name) => `${name}: eine verdeckte Karte`,
  lies: (name, card, caption) => `${name}: ${cardName(card)}${caption ? `, ${caption}` : ''}`,
  added: (card) => `${cardName(card)}, dazugelegt`,
  steal: (name, card) => `${cardName(card)} von ${name} nehmen`,
  stealForesight: (name, card) => `Nimm ${theCard(card)} von ${name}: Das Stück kommt sofort in deinen Tresor.`,
  fates: {
    revealed: () => '',
    cancelled: () => 'Patt: abgelegt',
    stolen: (other) => `Von ${other} genommen`,
    took: (other) => `Hat ${other} bestohlen`,
    nothing: () => 'Hat nichts erbeutet',
    stored: () => 'Im Tresor',
    closed: () => 'Hat den Tresor geschlossen',
    wasted: () => 'Tresor bleibt offen',
  },

  safe: { open: 'Offener Tresor', closed: 'Geschlossen', empty: 'leer' },
  closedWith: (card) => `mit der ${cardName(card)}`,
  jewels: (jewels) => counted(jewels, 'Stück', 'Stück'),

  seen: (cards) => `Schon gesehen: ${counted(cards, 'Karte', 'Karten')}`,
  seenOf: (times) => `, ${times} von 2 gesehen`,
  alsoSeen: (cards) => `Auch gesehen: ${list(cards.map(cardName))}.`,

  text: {
    points: 'Punkte',
    cards: 'Handkarten',
    played: 'Gespielt',
    safe: 'Tresor',
    moves: { play: 'Eine Karte spielen', add: 'Schmuck dazulegen', steal: 'Ein Schmuckstück nehmen' },
  },
  sheet: { safe: 'Im Tresor', state: 'Tresor', open: 'offen', closed: (value) => `mit ${value} geschlossen` },
};
