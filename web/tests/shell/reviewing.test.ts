// A review that is being made is asked for again, until it is there or refused for good.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../../src/lib/api';
import { Reviewing } from '../../src/replay/review/reviewing.svelte';
import type { Problem, Review, ReviewState } from '../../src/protocol';

const review = { effort: 'quick' } as Review;
const refusal = (status: number) =>
  new Refused({ code: 'bad-option', message: 'Not so.', cause: 'unheard-of' as Problem['cause'] }, status);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it is asked for every second until it is there, and then no more', async () => {
  const answers: ReviewState[] = [{ progress: 0.2 }, { progress: 0.1 }, { progress: 1, review }];
  const ask = vi.fn(() => Promise.resolve(answers.shift()!));
  const reviewing = new Reviewing(ask);
  reviewing.begin();
  reviewing.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect([reviewing.isWaiting, reviewing.progress]).toEqual([true, 0.2]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reviewing.progress).toBe(0.2); // it never goes back
  await vi.advanceTimersByTimeAsync(10_000);
  expect([reviewing.isWaiting, reviewing.review]).toEqual([false, review]);
  reviewing.begin();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a server that has no time is asked again, and the person told why', async () => {
  const ask = vi.fn<() => Promise<ReviewState>>().mockRejectedValueOnce(refusal(429)).mockResolvedValue({ progress: 1, review }); // prettier-ignore
  const reviewing = new Reviewing(ask);
  reviewing.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect([reviewing.isWaiting, reviewing.problem]).toEqual([true, 'Not so.']);
  await vi.advanceTimersByTimeAsync(5000);
  expect([reviewing.review, reviewing.problem]).toEqual([review, '']);
});

test('what is refused for good is told, and can be tried again', async () => {
  const ask = vi.fn<() => Promise<ReviewState>>().mockRejectedValueOnce(refusal(409)).mockResolvedValue({ progress: 1, review }); // prettier-ignore
  const reviewing = new Reviewing(ask);
  reviewing.begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([reviewing.isWaiting, reviewing.problem, ask.mock.calls.length]).toEqual([false, 'Not so.', 1]);
  reviewing.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(reviewing.review).toBe(review);
});

test('whoever leaves asks no more', async () => {
  const ask = vi.fn(() => Promise.resolve({ progress: 0.5 }));
  const reviewing = new Reviewing(ask);
  reviewing.begin();
  await vi.advanceTimersByTimeAsync(0);
  reviewing.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
});
