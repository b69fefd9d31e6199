// What moves of a replay are called.

import type { Describe } from '../../games/description';
import { nameIn } from '../../games/naming';
import type { WholeReplay } from '../../lib/unfolded';
import { choiceAt } from '../replay';

/** What a seat's move is called at a position. */
export function moveName(
  describe: Describe | null,
  replay: WholeReplay,
  position: number,
  seat: number,
  move: string,
): string {
  return nameIn(describe, choiceAt(replay, position, seat, [move]), move);
}
