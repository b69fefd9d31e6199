// What moves are called: in the words of the game, as the table in words has them.

import type { Describe } from '../../games/description';
import { hasBegun } from '../../games/game';
import type { WholeReplay } from '../../lib/unfolded';
import type { View } from '../../protocol';
import { choiceAt } from '../replay';

/** What a seat's move is called at a position; a move that the page has no words for is told as it is. */
export function moveName(
  describe: Describe | null,
  replay: WholeReplay,
  position: number,
  seat: number,
  move: string,
): string {
  return nameIn(describe, choiceAt(replay, position, seat, [move]), move);
}

/** The same in a view of the seat that has this move. It stands within sentences, so it ends without a full stop. */
export function nameIn(describe: Describe | null, view: View, move: string): string {
  if (!describe || !hasBegun(view)) return move;
  const lines = describe({ ...view, legal: [move] }).choices.flatMap(({ moves }) => moves);
  return lines[0]?.text.replace(/\.$/, '') || move;
}
