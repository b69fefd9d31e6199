// A score sheet: what a game counts, read off its public view. It adds nothing up; the rules do that.

import type { Cut } from '../art/facets';
import type { Stone } from '../art/palette';
import type { GameTypes } from '../protocol';

export type Score<Own extends GameTypes = GameTypes> = (state: Own['state']) => Sheet;

export interface Sheet {
  columns: readonly string[];
  /** By seat, a cell for each column. */
  rows: readonly (readonly Cell[])[];
  /** By seat, where the game keeps a running total. */
  totals?: readonly number[];
  /** What belongs to no seat: heights that are compared. */
  bars?: { title: string; bars: readonly Bar[] };
}

/** Words, a number, or gems to be drawn. */
export type Cell = string | readonly GemCount[];

export interface GemCount {
  stone: Stone;
  cut: Cut;
  name: string;
  count: number;
}

export interface Bar {
  name: string;
  /** A colour of CSS. */
  tint: string;
  height: number;
}
