// What a review says of each position of a replay. Position 0 is the table after the deal; a decision leads to the
// position after its number.

import type { JudgedDecision, Review } from '../../protocol';

/** The position that a decision leads to. */
export const positionAfter = (number: number): number => number + 1;

/** Everyone's chance to win at each position. */
export function chancesOf({ start, deal, moments }: Review): number[][] {
  return [start.map((chance, seat) => chance + (deal[seat] ?? 0)), ...moments.map(({ chances }) => chances)];
}

/** What changed a seat's chance on the way to a position. */
export interface Swing {
  luck: number;
  decision: number;
  /** Whether the decision was the seat's own. */
  isOwn: boolean;
}

export function swingsOf({ deal, moments }: Review, seat: number): Swing[] {
  return [
    { luck: deal[seat] ?? 0, decision: 0, isOwn: false },
    ...moments.map((moment) => ({
      luck: moment.luck[seat] ?? 0,
      decision: moment.decision[seat] ?? 0,
      isOwn: moment.seat === seat,
    })),
  ];
}

/** The decision with this number, if it was a choice. */
export const decisionIn = ({ decisions }: Review, number: number): JudgedDecision | undefined =>
  decisions.find((decision) => decision.number === number);
