// The Shadow Thief in English.

import { counted, form, list } from '../../../languages/en/grammar';
import { cardOf, type JewelType } from '../cards';

const TYPES: Record<JewelType, string> = { R: 'ring', N: 'necklace', B: 'brooch', E: 'earring' };

function cardName(code: string): string {
  const card = cardOf(code);
  if (card.kind === 'safe') return `safe of ${card.value}`;
  if (card.kind === 'jewel') return `${TYPES[card.type]} of ${card.value}`;
  return card.after === 'S' ? 'shadow thief' : `${TYPES[card.after]} thief`;
}

/** What is printed on a card's face, beside its number. */
function printed(code: string): string {
  const card = cardOf(code);
  if (card.kind === 'safe') return 'safe';
  return card.kind === 'jewel' ? TYPES[card.type] : cardName(code);
}

/** What playing a card is for; no more than the rulebook says of any such card. */
function playForesight(code: string, exhausted: boolean): string {
  const card = cardOf(code);
  if (card.kind === 'safe') {
    const late = exhausted ? ', or if nobody has a card left by then' : '';
    return `Play the safe of ${card.value}: it closes your safe if there are 1 to ${card.value} jewels inside at the end of the turn; but not if every open safe would close${late}.`;
  }
  if (card.kind === 'thief') {
    const prey = card.after === 'S' ? 'any jewel' : `a ${TYPES[card.after]}`;
    return `Play the ${cardName(code)}: it takes ${prey} that another player reveals, unless it is cancelled.`;
  }
  return `Play the ${cardName(code)}: it is yours unless another jewel of ${card.value} is revealed, or a thief takes it.`;
}

export const words = {
  title: 'The Shadow Thief',
  summary: 'Fill your safe with jewels and close it in time: the last open safe scores nothing.',
  options: { hands: { name: 'Hands', help: 'Hands in a match (SD-2.1).', values: {} } },

  types: TYPES,
  cardName,
  printed,
  playForesight,

  you: 'You',
  handNumber: (number: number, hands: number) => `Hand ${Math.min(number + 1, hands)} of ${hands}`,
  pile: (cards: number) => `Pile: ${counted(cards, 'card', 'cards')}`,
  exhausted: 'Pile exhausted',
  discard: (cards: number) => `Discard: ${counted(cards, 'card', 'cards')}`,
  hints: {
    play: 'Point at a card to see what it does.',
    steal: 'Press the jewel to take.',
    add: 'Press a jewel to add it, or Done.',
    over: 'The match is over.',
  },
  youChose: (card: string) => `You chose the ${cardName(card)}.`,

  hand: 'Your hand',
  handIsEmpty: 'Your hand is empty.',
  play: (card: string) => `Play the ${cardName(card)}`,
  add: (card: string) => `Add the ${cardName(card)}`,
  addForesight: (card: string) => `Add the ${cardName(card)}: it goes into your safe and nobody can take it.`,
  done: 'Done',
  doneForesight: 'Add no more: your jewels go into the safe.',
  out: 'Your safe is closed: you are out until the hand ends.',
  putAway: (cards: readonly string[]) => `You put under the pile: ${list(cards.map(cardName))}.`,

  asked: { me: 'your choice', other: 'choosing' },
  inHand: (cards: number) => `${counted(cards, 'card', 'cards')} in hand`,
  points: (points: number) => form(points, 'point', 'points'),
  gained: (points: number) => `+${points} last hand`,
  isOut: 'Out until the hand ends',
  chosen: { me: 'Your secret choice', other: 'Has chosen' },
  lastTurn: (fate: string) => `Previous turn: ${fate.toLowerCase()}`,
  faceDown: (name: string) => `${name}: a card face down`,
  lies: (name: string, card: string, caption: string) => `${name}: ${cardName(card)}${caption ? `, ${caption}` : ''}`,
  added: (card: string) => `${cardName(card)}, added`,
  steal: (name: string, card: string) => `Take the ${cardName(card)} of ${name}`,
  stealForesight: (name: string, card: string) =>
    `Take the ${cardName(card)} of ${name}: it goes into your safe at once.`,
  /** What became of a card. Other languages ask for its gender. */
  fates: {
    revealed: () => '',
    /** With the jewel's code: in other languages the words agree with it. */
    cancelled: (_other: string, _card: string) => 'Cancelled',
    stolen: (other: string, _card: string) => `Taken by ${other}`,
    took: (other: string) => `Took from ${other}`,
    nothing: () => 'Found nothing',
    stored: () => 'In the safe',
    closed: () => 'Closed the safe',
    wasted: () => 'Did not close',
  },

  safe: { open: 'Open safe', closed: 'Closed', empty: 'empty' },
  closedWith: (card: string) => `with a ${cardName(card)}`,
  jewels: (jewels: number) => counted(jewels, 'jewel', 'jewels'),

  seen: (cards: number) => `Seen in this hand: ${counted(cards, 'card', 'cards')}`,
  seenOf: (times: number) => `, seen ${times} of 2`,
  alsoSeen: (cards: readonly string[]) => `Also seen: ${list(cards.map(cardName))}.`,

  /** The table in words. */
  text: {
    points: 'Points',
    cards: 'Cards in hand',
    played: 'Played',
    safe: 'Safe',
    moves: { play: 'Play a card', add: 'Add jewels', steal: 'Take a jewel' },
  },
  /** The score sheet. */
  sheet: {
    safe: 'In the safe',
    state: 'Safe',
    open: 'open',
    closed: (value: number) => `closed with ${value}`,
  },
};

export type Words = typeof words;
