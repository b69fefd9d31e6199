// Handling the box: where the drawers go when levels are rotated, and when the whole box is turned over.

import { SIDES, type Level, type Side } from './state';
import type { Position } from './view';

export type Rotation = 'top-left' | 'top-right' | 'two-left' | 'two-right';

/** The rotation that a move or an event names. */
export const rotationIn = (move: `rotate ${Rotation}`): Rotation => move.slice('rotate '.length) as Rotation;

/** The levels that go round, and which way. */
export const ROTATIONS: Record<Rotation, { levels: readonly Level[]; way: 'left' | 'right' }> = {
  'top-left': { levels: ['T'], way: 'left' },
  'top-right': { levels: ['T'], way: 'right' },
  'two-left': { levels: ['T', 'M'], way: 'left' },
  'two-right': { levels: ['T', 'M'], way: 'right' },
};

/** The rotations one takes hold of at a level. */
export const ROTATIONS_OF: Record<Level, readonly Rotation[]> = {
  T: ['top-left', 'top-right'],
  M: ['two-left', 'two-right'],
  B: [],
};

export const levelOf = (position: Position): Level => position[0] as Level;
export const sideOf = (position: Position): Side => position[1] as Side;

const OVER: Record<string, string> = { T: 'B', M: 'M', B: 'T', E: 'W', W: 'E', N: 'N', S: 'S' };

export const levelOver = (level: Level): Level => OVER[level] as Level;

/** Where a position goes when the whole box is turned over. */
export function turnedOver(position: Position): Position {
  return `${OVER[levelOf(position)]}${OVER[sideOf(position)]}` as Position;
}

/** Where a position goes when its level is rotated by quarters, clockwise from above. */
export function rotated(position: Position, quarters: number): Position {
  const place = SIDES.indexOf(sideOf(position)) + quarters;
  return `${levelOf(position)}${SIDES[((place % 4) + 4) % 4]}` as Position;
}

/** Where a position goes by a rotation as a move names it. */
export function rotatedBy(position: Position, what: Rotation): Position {
  const { levels, way } = ROTATIONS[what];
  return levels.includes(levelOf(position)) ? rotated(position, way === 'right' ? 1 : -1) : position;
}
