// What happens in The Shadow Thief, and what is asked: in English, as the server says it.

import { counted } from '../../../languages/en/grammar';
import { cardOf, type JewelType } from '../cards';
import type { Sentences } from '../../sentences';
import type { Types } from '../view';

export const TYPES: Record<JewelType, string> = { R: 'a ring', N: 'a necklace', B: 'a brooch', E: 'an earring' };
export const PLURALS: Record<JewelType, string> = { R: 'rings', N: 'necklaces', B: 'brooches', E: 'earrings' };
const THIEVES: Record<JewelType | 'S', string> = {
  R: 'ring thief',
  N: 'necklace thief',
  B: 'brooch thief',
  E: 'earring thief',
  S: 'shadow thief',
};

export function named(code: string): string {
  const card = cardOf(code);
  if (card.kind === 'safe') return `a safe of ${card.value}`;
  return card.kind === 'thief' ? `the ${THIEVES[card.after]}` : `${TYPES[card.type]} of ${card.value}`;
}

/** `ring`, of a jewel. */
const cards = (n: number): string => counted(n, 'card', 'cards');
const jewels = (n: number): string => counted(n, 'jewel', 'jewels');

const WHY = [
  'only one safe is still open',
  'every open safe would close in the same turn, so none does',
  'the pile is exhausted and nobody has a card left',
];

export const story: Sentences<Types> = {
  tell: {
    hand_began: (e) => `Hand ${e.hand + 1} begins: all cards are shuffled.`,
    drew: (e) => `${e.who} draws ${cards(e.cards)}.`,
    chose: (e) => `${e.who} has chosen a card.`,
    revealed: (e) => `${e.who} reveals ${named(e.card)}.`,
    cancelled: (e) => `${e.who} loses ${named(e.card)}: another jewel has the same value.`,
    found_nothing: (e) => `${e.who} sends ${named(e.card)}, who finds nothing to take.`,
    stole: (e) => `${e.who} steals ${named(e.card)} from ${e.other}.`,
    added: (e) => `${e.who} adds ${named(e.card)}.`,
    stored: (e) => `${e.who} stores ${jewels(e.jewels)}; the safe now holds ${e.total}.`,
    closed: (e) => `${e.who} closes the safe with ${named(e.card)}: ${jewels(e.jewels)} inside.`,
    not_closed: (e) => `${e.who} can't close the safe with ${named(e.card)}: it holds ${jewels(e.jewels)}.`,
    put_under: (e) => `${e.who} puts ${cards(e.cards)} under the pile.`,
    discarded: (e) => `${e.who} discards ${cards(e.cards)} unseen.`,
    exhausted: (e) => `The pile is exhausted: hands are filled up to ${e.limit}, ${cards(e.cards)} left over.`,
    hand_ended: (e) => `Hand ${e.hand + 1} ends: ${WHY[e.why]}.`,
    scored: (e) => `${e.who} scores ${counted(e.points, 'point', 'points')}.`,
    sat_out: (e) => `${e.who} has an open safe but no card left, and sits this turn out.`,
  },
  ask: {
    play: ({ exhausted }) =>
      'Choose a card to play; all are revealed together.' +
      (exhausted ? ' The pile is exhausted: once nobody has a card left, the hand ends before any safe closes.' : ''),
    steal: ({ card }) => `Whose jewel does ${named(card)} take?`,
    add: ({ card }) => `Add more ${PLURALS[card[0] as JewelType]} from your hand, or be done.`,
  },
};
