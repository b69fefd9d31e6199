// Where everything of the box is, in numbers: no drawing here. One unit is half the width of the box; x goes east,
// y up, z south, towards whoever looks.

import { levelOf, levelOver, sideOf, turnedOver } from '../handling';
import { LEVELS, quarterTurns, SIDES, type Level, type Side } from '../state';
import type { Position } from '../view';

export const SIZE = {
  /** From the middle of a level to each of its sides. */
  half: 1,
  tall: 0.38,
  /** From level to level: as the box stands, spread so that all twelve drawers are seen; and shut, to be turned over. */
  spread: 1.78,
  shut: 0.41,
  /** How much nearer than the level above each one then stands: otherwise that would hide the drawers behind. */
  lean: 0.4,
  width: 0.84,
  short: 0.58,
  long: 0.9,
} as const;

/** How far a drawer comes out: its front compartment, or the one behind it as well. */
export const OUT = { shut: 0, open: 0.5, far: 0.84 } as const;

export interface Lying {
  drawer: string;
  position: Position;
  /** Null where it is not shown: then it looks short. */
  long: boolean | null;
}

/** The height of a level's middle; `spread` from 0, shut, to 1. */
export function heightOf(level: Level, spread = 1): number {
  const pitch = SIZE.shut + (SIZE.spread - SIZE.shut) * spread;
  return (1 - LEVELS.indexOf(level)) * pitch;
}

/** How far a level stands to the south of the box's middle, or, below 0, to the north. */
export function southOf(level: Level, spread = 1): number {
  return (LEVELS.indexOf(level) - 1) * SIZE.lean * spread;
}

/** The angle about the upright axis of a drawer on a side; a quarter clockwise from above is −90°. */
export function yawOf(side: Side): number {
  return Math.PI - (SIDES.indexOf(side) * Math.PI) / 2;
}

/** Which side a drawer looks to that stands at an angle. */
export function sideAt(yaw: number): Side {
  const quarters = Math.round(((Math.PI - yaw) * 2) / Math.PI);
  return SIDES[((quarters % 4) + 4) % 4] as Side;
}

/** The middle of a drawer's front, seen from the middle of the box. */
export function frontOf(position: Position, spread = 1): [x: number, y: number, z: number] {
  const yaw = yawOf(sideOf(position));
  const level = levelOf(position);
  return [Math.sin(yaw) * SIZE.half, heightOf(level, spread), southOf(level, spread) + Math.cos(yaw) * SIZE.half];
}

/** What brought the box from one pose to another: first its levels went round, then it was turned over. */
export interface Change {
  isTurned: boolean;
  /** Quarters clockwise, −1 to 2, by the level as it is named *before* a turn. */
  quarters: Record<Level, number>;
}

export function changeOf(before: readonly Lying[], after: readonly Lying[], isTurned: boolean): Change {
  const goal = isTurned ? after.map((one) => ({ ...one, position: turnedOver(one.position) })) : after;
  const quartersOf = (level: Level): number => {
    const turns = quarterTurns(lettersOf(before, level), lettersOf(goal, level)) ?? 0;
    return turns === 3 ? -1 : turns;
  };
  return { isTurned, quarters: { T: quartersOf('T'), M: quartersOf('M'), B: quartersOf('B') } };
}

/** The drawers of a level, clockwise from the north. */
function lettersOf(box: readonly Lying[], level: Level): string {
  return SIDES.map((side) => box.find((one) => one.position === `${level}${side}`)?.drawer ?? '').join('');
}

/** The angle that a level still lacks on its way, at its name *after* the change. */
export function lackOf(change: Change, level: Level): number {
  // Turned over, what went clockwise is seen from below: the other way round.
  const before = change.isTurned ? levelOver(level) : level;
  const quarter = Math.PI / 2;
  return change.quarters[before] * (change.isTurned ? -quarter : quarter);
}

export const isStill = (change: Change): boolean =>
  !change.isTurned && LEVELS.every((level) => change.quarters[level] === 0);
