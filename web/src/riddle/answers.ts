// What an answer to a riddle is worth.

import type { Attempt } from '../lib/riddles';
import type { JudgedMove, Solution } from '../protocol';

export const bestOf = (solution: Solution): string => solution.moves[0]!.move;

/** What the judge found of a move; undefined if it is none of those that were looked at. */
export const judgedIn = (solution: Solution, move: string): JudgedMove | undefined =>
  solution.moves.find((judged) => judged.move === move);

/** The attempt after one more answer. A riddle that is over stays as it is. */
export function answered(attempt: Attempt, move: string, best: string): Attempt {
  if (attempt.outcome || attempt.tried.includes(move)) return attempt;
  if (move === best) return { ...attempt, outcome: attempt.tried.length === 0 ? 'first' : 'later' };
  return { ...attempt, tried: [...attempt.tried, move] };
}

/** The attempt of whoever wants to be told. */
export const givenUp = (attempt: Attempt): Attempt => (attempt.outcome ? attempt : { ...attempt, outcome: 'shown' });

/** Which answer was the right one, from 1. */
export const triesOf = (attempt: Attempt): number => attempt.tried.length + 1;
