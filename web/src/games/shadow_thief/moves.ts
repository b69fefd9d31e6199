// The moves of The Shadow Thief.

import type { Card, Move } from './view';

/** The move, of those that are legal, that pressing a card in hand makes: it is played, or added. */
export function moveOfCard(card: Card, legal: readonly Move[]): Move {
  return legal.find((move) => move === `add ${card}`) ?? `play ${card}`;
}
