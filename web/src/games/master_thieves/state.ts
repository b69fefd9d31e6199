// What the board reads off a view of Master Thieves.

import type { BlackPillow, Drawer, Gems, State } from './view';

export type Level = 'T' | 'M' | 'B';
export type Side = 'N' | 'E' | 'S' | 'W';

export const LEVELS: readonly Level[] = ['T', 'M', 'B'];
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

/** What lies on any pillow; only a black one has rubies. */
export type GemCounts = Gems & Partial<BlackPillow>;

export function drawersOf(game: State, level: Level): Drawer[] {
  return game.box.filter((drawer) => drawer.position[0] === level);
}

/** By how many quarter turns, clockwise, four drawers have gone round; null if they are not the same four. */
export function quarterTurns(before: string, after: string): number | null {
  const turns = [0, 1, 2, 3].find((turn) => [...before].every((drawer, i) => after[(i + turn) % 4] === drawer));
  return turns ?? null;
}
