// A table in words: headings, lists, grids, and every legal move as a sentence. Each game describes its own view.

import type { Begun, GameTypes, View } from '../protocol';
import { t } from '../lib/texts';

export interface Description {
  parts: readonly Part[];
  /** What one can do now, sorted by what it is about. */
  choices: readonly MoveGroup[];
}

export interface Part {
  title: string;
  grid?: Grid;
  lines?: readonly string[];
}

/** The first cell of a row names it. */
export interface Grid {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface MoveGroup {
  title: string;
  moves: readonly MoveLine[];
}

export interface MoveLine {
  move: string;
  text: string;
  /** What it will do, where the text alone doesn't say. */
  foresight?: string;
  /** What is asked before a second press makes it, where it gives something up. */
  anyway?: string;
}

/** `openViews`: in a replay with open cards, every seat's own state. */
export type Describe<Own extends GameTypes = GameTypes> = (
  view: Begun<Own>,
  openViews?: Record<string, Own['state']>,
) => Description;

export const NOTHING = '–';

/** A seat's name; one's own says so. */
export function nameIn(view: Pick<View, 'seat' | 'seats'>, seat: number): string {
  const name = view.seats[seat]?.name ?? '';
  return seat === view.seat ? t.text.me(name) : name;
}

/** Sentences where there are some. */
export function said(...lines: readonly (string | false | null | undefined)[]): string[] {
  return lines.filter((line): line is string => Boolean(line));
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A move, and what the group is called that it belongs to. */
export type TitledMove = MoveLine & { title: string };

/** Moves in groups, in the order in which their groups first appear. */
export function grouped(moves: readonly TitledMove[]): MoveGroup[] {
  const groups = new Map<string, MoveLine[]>();
  for (const { title, ...choice } of moves) groups.set(title, [...(groups.get(title) ?? []), choice]);
  return [...groups].map(([title, found]) => ({ title, moves: found }));
}
