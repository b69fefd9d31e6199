// What a move is called: in the words of its game, as the table in words has them.

import type { View } from '../protocol';
import type { Describe } from './description';
import { hasBegun } from './game';

/** In a view of the seat that has it; a move that the page has no words for is told as it is. It stands within sentences,
 * so it ends without a full stop. */
export function nameIn(describe: Describe | null, view: View, move: string): string {
  if (!describe || !hasBegun(view)) return move;
  const lines = describe({ ...view, legal: [move] }).choices.flatMap(({ moves }) => moves);
  return lines[0]?.text.replace(/\.$/, '') || move;
}
