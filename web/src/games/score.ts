// A score sheet: what a game counts, read off its public view. It adds nothing up; the rules do that.

import type { Cut } from '../art/facets';
import type { Stone } from '../art/palette';
import type { Result, State } from '../protocol';

export interface Score {
  sheet: (state: State) => Sheet;
  /** The rules that decide who wins: by what is counted and, where that leaves a tie, by what breaks it. */
  decisive: readonly [count: string, tie?: string];
}

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

/** Which rules decided: a tie is broken by one of its own. */
export function decidedBy(score: Score | undefined, { scores }: Result): string[] {
  const [count, tie] = score?.decisive ?? [];
  const isTied = scores.filter((points) => points === Math.max(...scores)).length > 1;
  return [count, isTied ? tie : undefined].filter((rule) => rule !== undefined);
}
