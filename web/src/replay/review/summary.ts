// What a seat's result is made of.

import type { JudgedDecision, SeatReview } from '../../protocol';

export const luckOf = ({ deal, draws, secrets }: SeatReview): number => deal + draws + secrets;

const PARTS = ['start', 'deal', 'draws', 'secrets', 'decisions', 'rivals', 'share'] as const;
export type PartOfResult = (typeof PARTS)[number];

/** The parts, and in the end what they add up to. */
export const partsOf = (seat: SeatReview): { part: PartOfResult; value: number }[] =>
  PARTS.map((part) => ({ part, value: seat[part] }));

/** Chess has these for moves that are not the best; each verdict is known without its colour. */
export const SIGNS: Record<JudgedDecision['verdict'], string> = {
  best: '★',
  good: '✓',
  slip: '?!',
  mistake: '?',
  blunder: '??',
};
