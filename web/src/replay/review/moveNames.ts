// What moves are called: in the words of the game, as the table in words has them.

import type { Describe } from '../../games/description';
import { hasBegun } from '../../games/game';
import type { WholeReplay } from '../../lib/unfolded';
import { choiceAt } from '../replay';

/** What a seat's move is called at a position; a move that the page has no words for is told as it is. */
export function moveName(
  describe: Describe | null,
  replay: WholeReplay,
  position: number,
  seat: number,
  move: string,
): string {
  const view = choiceAt(replay, position, seat, [move]);
  if (!describe || !hasBegun(view)) return move;
  const lines = describe(view).choices.flatMap(({ moves }) => moves);
  return lines[0]?.text || move;
}
