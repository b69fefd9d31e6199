// Riddles: the days, what is remembered of them, and what an answer is worth.

import { afterEach, describe, expect, test } from 'vitest';
import { dayInWords } from '../../src/lib/clock';
import { attemptOn, dayAfter, isSolved, keepAttempt, streakOn, today, type Attempt } from '../../src/lib/riddles';
import type { Riddle, RiddleSolution, Solution } from '../../src/protocol';
import { answered, bestOf, givenUp, judgedIn, triesOf } from '../../src/riddle/answers';
import { dayOfMonth, daysAround, weekday } from '../../src/riddle/days';
import { RiddlePlay } from '../../src/riddle/play.svelte';

afterEach(() => localStorage.removeItem('vendome.riddles'));

const NOTHING: Attempt = { tried: [] };
const solution: Solution = {
  ...{ decision: 3, seat: 0, tempting: 'play B4', margin: 0.2, error: 0.01, simulations: 600 },
  moves: [
    { move: 'play S8', value: 0.9, error: 0.01, share: 0.9 },
    { move: 'play B4', value: 0.7, error: 0.01, share: 0.1 },
  ],
};

describe('days', () => {
  test('a day is that of the person’s own clock', () => {
    expect(today(new Date(2026, 0, 9, 0, 5))).toBe('2026-01-09');
    expect(today(new Date(2026, 10, 18, 23, 59))).toBe('2026-11-18');
  });

  test('months, years and leap days are stepped over', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
    expect(dayAfter('2026-03-29', 0)).toBe('2026-03-29');
  });

  test('a week around a day has it, nothing after today and nothing before the first', () => {
    expect(daysAround('2026-01-02', '2026-06-01').at(0)).toBe('2026-01-01');
    expect(daysAround('2026-06-01', '2026-06-01').at(-1)).toBe('2026-06-01');
    expect(daysAround('2026-05-01', '2026-06-01')).toHaveLength(7);
    expect(daysAround('2026-05-01', '2026-06-01').at(-1)).toBe('2026-05-04');
    for (const day of ['2026-01-01', '2026-05-30', '2026-06-01']) expect(daysAround(day, '2026-06-01')).toContain(day);
  });

  test('are told in every time zone by their own date', () => {
    expect(dayInWords('2026-01-31', 'en-GB')).toBe('31 January 2026');
    expect(weekday('2026-01-31', 'en-GB')).toBe('Sat');
    expect(dayOfMonth('2026-01-31')).toBe('31');
  });
});

describe('a streak', () => {
  const outcomes: Record<string, Attempt['outcome']> = {
    '2026-02-28': 'first',
    '2026-03-01': 'later',
    '2026-03-02': 'first',
    '2026-03-04': 'shown',
    '2026-03-05': 'first',
  };
  const attemptOf = (day: string): Attempt => (outcomes[day] ? { tried: [], outcome: outcomes[day] } : NOTHING);

  test('counts the days in a row, today’s as soon as it is solved', () => {
    expect(streakOn('2026-03-02', attemptOf)).toBe(3);
    expect(streakOn('2026-03-03', attemptOf)).toBe(3);
  });

  test('ends with a riddle that was given up, or left', () => {
    expect(streakOn('2026-03-04', attemptOf)).toBe(0);
    expect(streakOn('2026-03-05', attemptOf)).toBe(1);
    expect(streakOn('2026-03-10', attemptOf)).toBe(0);
  });
});

describe('an answer', () => {
  test('is right at the first try, or later', () => {
    expect(answered(NOTHING, 'play S8', 'play S8')).toEqual({ tried: [], outcome: 'first' });
    const wrong = answered(NOTHING, 'play B4', 'play S8');
    expect([wrong, isSolved(wrong)]).toEqual([{ tried: ['play B4'] }, false]);
    const right = answered(wrong, 'play S8', 'play S8');
    expect([right.outcome, isSolved(right), triesOf(right)]).toEqual(['later', true, 2]);
  });

  test('counts once, and not when all is over', () => {
    const wrong = answered(NOTHING, 'play B4', 'play S8');
    expect(answered(wrong, 'play B4', 'play S8')).toBe(wrong);
    const shown = givenUp(wrong);
    expect(isSolved(shown)).toBe(false);
    expect(answered(shown, 'play S8', 'play S8')).toBe(shown);
    const right = answered(NOTHING, 'play S8', 'play S8');
    expect(givenUp(right)).toBe(right);
  });

  test('is judged if it was looked at', () => {
    expect(bestOf(solution)).toBe('play S8');
    expect(judgedIn(solution, 'play B4')?.value).toBe(0.7);
    expect(judgedIn(solution, 'play R2')).toBeUndefined();
  });
});

test('what is remembered of a day is read again, whatever else lies there', () => {
  keepAttempt('2026-03-01', { tried: ['a'] });
  keepAttempt('2026-03-02', { tried: [], outcome: 'first' });
  expect([attemptOn('2026-03-01').tried, attemptOn('2026-03-02').outcome]).toEqual([['a'], 'first']);
  for (const nonsense of ['{', 'null', '[]', '{"2026-03-01": 3}']) {
    localStorage.setItem('vendome.riddles', nonsense);
    expect(attemptOn('2026-03-01')).toEqual(NOTHING);
  }
});

describe('a riddle under way', () => {
  const riddle = { day: '2026-03-01', legal: ['play B4', 'play R2', 'play S8'] } as Riddle;
  const told: RiddleSolution = { day: riddle.day, solution, record: {} };

  function begin(fetch: () => Promise<RiddleSolution> = () => Promise.resolve(told)) {
    const calls = { fetched: 0, refused: 0 };
    const counted = () => {
      calls.fetched += 1;
      return fetch();
    };
    const play = new RiddlePlay(riddle, counted, () => (calls.refused += 1));
    return { play, calls };
  }

  test('fetches the solution with the first answer, once', async () => {
    const { play, calls } = begin();
    expect([calls.fetched, play.solution]).toEqual([0, null]);
    await play.answer('play B4');
    expect(play.legal).toEqual(['play R2', 'play S8']);
    await play.answer('play S8');
    expect([play.attempt.outcome, play.legal, calls.fetched]).toEqual(['later', [], 1]);
  });

  test('is as it was when one comes back', async () => {
    await begin().play.answer('play B4');
    const { play } = begin();
    expect(play.legal).toEqual(['play R2', 'play S8']);
    await expect.poll(() => play.solution).toEqual(solution);
    await play.show();
    expect(begin().play.attempt).toEqual({ tried: ['play B4'], outcome: 'shown' });
  });

  test('does not count an answer whose solution did not come', async () => {
    const { play, calls } = begin(() => Promise.reject(new Error('offline')));
    await play.answer('play B4');
    expect([play.attempt.tried, calls.refused, play.isBusy]).toEqual([[], 1, false]);
    expect(attemptOn(riddle.day)).toEqual(NOTHING);
  });

  test('forgets what was tried on another riddle of that day', () => {
    keepAttempt(riddle.day, { tried: ['take Bl', 'play B4'] });
    expect(begin().play.attempt.tried).toEqual(['play B4']);
  });
});
