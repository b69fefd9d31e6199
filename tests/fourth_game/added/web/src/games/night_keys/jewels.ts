// What lies in each case: how it is drawn.

import type { Cut } from '../../art/facets';
import type { Stone } from '../../art/palette';
import type { Case } from './view';

/** From the cheapest to the dearest, as they stand on the table. */
export const CASES: readonly Case[] = ['A', 'S', 'R', 'D'];

export const GEMS: Record<Case, { stone: Stone; cut: Cut }> = {
  A: { stone: 'amethyst', cut: 'pear' },
  D: { stone: 'diamond', cut: 'round' },
  R: { stone: 'ruby', cut: 'hexagon' },
  S: { stone: 'sapphire', cut: 'step' },
};
