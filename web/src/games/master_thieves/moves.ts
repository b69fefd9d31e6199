// The moves of Master Thieves.

import type { Move, Position } from './view';

/** The move that pressing a drawer makes: it is filled while the box is prepared, opened later. */
export function moveOfDrawer(position: Position, legal: readonly string[]): Move {
  return legal.includes(`fill ${position}`) ? `fill ${position}` : `open ${position}`;
}
