// The box in three dimensions gives way to the flat one where it moves too slowly.

import { expect, test } from 'vitest';
import { FrameTimes } from '../src/games/master_thieves/box3d/frameTimes';

/** The frames of a device, each so many milliseconds after the one before. */
function judged(...frames: [count: number, took: number][]): boolean {
  const times = new FrameTimes();
  for (const [count, took] of frames) for (let i = 0; i < count; i++) times.add(took);
  return times.areSlow;
}

test('nine frames a second are too few, sixty and thirty are not', () => {
  expect(judged([60, 111])).toBe(true);
  expect(judged([60, 33])).toBe(false);
  expect(judged([60, 17])).toBe(false);
});

test('the first frames are not judged, and a few say nothing yet', () => {
  expect(judged([12, 400], [15, 17])).toBe(false);
  expect(judged([20, 111])).toBe(false);
});

test('a slow moment is not a slow device', () => {
  expect(judged([30, 17], [6, 200], [3, 17])).toBe(false);
});

test('while the tab was hidden nothing was slow', () => {
  expect(judged([12, 17], [15, 60_000])).toBe(false);
  expect(judged([30, 111], [1, 60_000])).toBe(true);
});
