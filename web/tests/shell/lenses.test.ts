// What a seat could infer is asked for once; while nobody answers it is asked for again.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../../src/lib/api';
import { Lenses } from '../../src/replay/lens/lenses.svelte';
import type { Lens, Problem } from '../../src/protocol';

const lensOf = (seat: number) => ({ seat }) as Lens;
const refusal = (status: number) =>
  new Refused({ code: 'bad-option', message: 'Not so.', cause: 'unheard-of' as Problem['cause'] }, status);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each seat is asked for once', async () => {
  const ask = vi.fn((seat: number) => Promise.resolve(lensOf(seat)));
  const lenses = new Lenses(ask);
  expect(lenses.of(1)).toBeUndefined();
  lenses.begin(1);
  lenses.begin(1);
  expect(lenses.of(1)).toEqual({ is: 'waiting', isLate: false });
  await vi.advanceTimersByTimeAsync(0);
  lenses.begin(1);
  lenses.begin(0);
  await vi.advanceTimersByTimeAsync(0);
  expect([lenses.of(0), lenses.of(1)]).toEqual([0, 1].map((seat) => ({ is: 'ready', lens: lensOf(seat) })));
  expect(ask.mock.calls).toEqual([[1], [0]]);
});

test('a server that has no time is asked again, and the person told', async () => {
  const ask = vi.fn<() => Promise<Lens>>().mockRejectedValueOnce(refusal(429)).mockResolvedValue(lensOf(0));
  const lenses = new Lenses(ask);
  lenses.begin(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(lenses.of(0)).toEqual({ is: 'waiting', isLate: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lenses.of(0)?.is).toBe('ready');
});

test('what is refused for good is told, and can be tried again', async () => {
  const ask = vi.fn<() => Promise<Lens>>().mockRejectedValueOnce(refusal(409)).mockResolvedValue(lensOf(0));
  const lenses = new Lenses(ask);
  lenses.begin(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lenses.of(0)).toEqual({ is: 'refused', why: 'Not so.' });
  lenses.begin(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(lenses.of(0)?.is).toBe('ready');
});

test('once one has gone, nothing is asked for any more', async () => {
  const ask = vi.fn(() => Promise.reject<Lens>(refusal(503)));
  const lenses = new Lenses(ask);
  lenses.begin(0);
  await vi.advanceTimersByTimeAsync(0);
  lenses.close();
  lenses.begin(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
