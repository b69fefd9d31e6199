// The streets of Gentlemen Thieves' map: made from where the blocks stand, driven along from door to door.

import { describe, expect, test } from 'vitest';
import { allianceIn } from '../src/games/gentlemen_thieves/moves';
import { before, driveAlong, pathOf, planOf, routeBetween, type Block } from '../src/games/gentlemen_thieves/streets';

const block = (left: number, top: number): Block => ({ left, top, width: 100, height: 80 });
// Three columns, two rows; streets of 20, avenues of 10.
const blocks = [0, 110, 220].flatMap((left) => [block(left, 0), block(left, 100)]);
const plan = planOf(blocks, 220);

describe('the plan', () => {
  test('avenues lie between columns, streets below rows', () => {
    expect(plan).toEqual({ avenues: [105, 215], streets: [90, 190], avenueWidth: 10, streetWidth: 20 });
  });

  test('one column has no avenue, one row has a quay', () => {
    expect(planOf([block(0, 0)], 120)).toEqual({ avenues: [], streets: [100], avenueWidth: 0, streetWidth: 40 });
  });

  test('where nothing is built there is no street', () => {
    expect(planOf([], 100).streets).toEqual([]);
  });

  test('a door opens on the street below its block', () => {
    expect(before(block(110, 0), plan)).toEqual({ x: 160, y: 90 });
    expect(before(block(110, 100), plan, 120)).toEqual({ x: 120, y: 190 });
  });
});

describe('a way', () => {
  const door = (left: number, top: number) => before(block(left, top), plan);

  test('in one street it is straight', () => {
    expect(routeBetween(door(0, 0), door(220, 0), plan)).toEqual([
      { x: 50, y: 90 },
      { x: 270, y: 90 },
    ]);
  });

  test('to another street it takes the avenue that is the least detour', () => {
    const way = routeBetween(door(110, 0), door(220, 100), plan);
    expect(way.map(({ x }) => x)).toEqual([160, 215, 215, 270]);
    expect(routeBetween(door(0, 0), door(0, 100), plan).map(({ x }) => x)).toEqual([50, 105, 105, 50]);
  });

  test('stays on the streets', () => {
    for (const a of blocks) {
      for (const b of blocks) {
        const way = routeBetween(before(a, plan), before(b, plan), plan);
        for (const [i, { x, y }] of way.entries()) {
          const next = way[i + 1] ?? { x, y };
          expect(plan.streets.includes(y) && y === next.y ? true : plan.avenues.includes(x) && x === next.x).toBe(true);
        }
      }
    }
  });

  test('has round corners, no rounder than there is room', () => {
    expect(
      pathOf(
        [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
          { x: 10, y: 4 },
        ],
        5,
      ),
    ).toBe('M0 0 L8 0 Q10 0 10 2 L10 4');
    expect(pathOf([], 5)).toBe('');
  });

  test('is driven at one speed, looking ahead, and ends where the car stands', () => {
    const frames = driveAlong(
      [
        { x: 30, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 20 },
      ],
      1,
    );
    expect(frames.map(({ offset }) => offset)).toEqual([0, 0, 0.5, 0.5, 1, 1]);
    expect(frames.map(({ scale }) => scale)).toEqual(['1 1', '-1 1', '-1 1', '-1 1', '-1 1', '-1 1']);
    expect(frames.at(0)?.transform).toBe('translate(20px, -20px)');
    expect(frames.at(-1)?.transform).toBe('translate(0px, 0px)');
  });
});

test('a choice of alliance marks the split it would make', () => {
  expect(allianceIn(['bank', 'ally RB'])).toEqual(['R', 'B']);
  expect(allianceIn(['bank'])).toBeUndefined();
});
