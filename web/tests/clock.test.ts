// How long one may think, and what is left of it, in words.

import { afterAll, describe, expect, test } from 'vitest';
import {
  clockInWords,
  clockOf,
  endOfDay,
  dayIn,
  duration,
  isShort,
  timeLeft,
  timesFor,
  wayOf,
  WAYS,
} from '../src/lib/clock';
import { LANGUAGES, type Language } from '../src/languages';
import { locale } from '../src/lib/locale.svelte';

afterAll(() => locale.load('en'));

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const DAYS: Record<Language, string> = { en: '2 days', fr: '2 jours', de: '2 Tage', it: '2 giorni' };

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  test('what is left is told in minutes, in hours, in days', async () => {
    await locale.load(language);
    const left = [0, 9, 125, 3_599, 3_600, 11_545, 86_400, 172_799, 172_800, 200_000].map((s) => plain(timeLeft(s)));
    expect(left.slice(0, 8)).toEqual([
      '0:00',
      '0:09',
      '2:05',
      '59:59',
      '1 h',
      '3 h 12 min',
      timeLeft(86_400),
      '47 h 59 min',
    ]);
    expect(left.slice(8)).toEqual([DAYS[language], DAYS[language]]);
  });

  test('a clock is told by its way', async () => {
    await locale.load(language);
    const told = WAYS.map((way) => clockInWords(clockOf(way)));
    expect(new Set(told).size).toBe(WAYS.length);
    const bank = { seconds: 600, kind: 'bank', increment: 10 } as const;
    expect(plain(clockInWords(bank))).toMatch(/10 min.*10 s/);
  });
});

test('a time has the units that it needs', () => {
  expect([30, 90, 120, 3_600, 5_400, 0, 4_000].map((seconds) => plain(duration(seconds)))).toEqual([
    '30 s', '1 min 30 s', '2 min', '1 h', '1 h 30 min', '0 s', '1 h 6 min 40 s',
  ]); // prettier-ignore
});

test('every way is found again, and a time of one’s own is among those to choose from', () => {
  for (const way of WAYS) expect(wayOf(clockOf(way))).toBe(way);
  expect(timesFor({ seconds: 45 })).toEqual([30, 45, 60, 120, 300]);
  expect(timesFor({ seconds: 5 * 86_400 })).toHaveLength(6);
});

test('time is short in the last minute of a long one and the last seconds of a short one', () => {
  expect([isShort(60, 600), isShort(61, 600), isShort(10, 30), isShort(11, 30)]).toEqual([true, false, true, false]);
});

test('a break ends with the last minute of its day, by the clock of where one is', () => {
  const end = new Date(endOfDay('2026-12-03')! * 1000);
  expect([end.getFullYear(), end.getMonth(), end.getDate(), end.getHours(), end.getMinutes()]).toEqual([
    2026, 11, 3, 23, 59,
  ]);
  expect(endOfDay('2026-12')).toBeUndefined();
  expect(endOfDay(dayIn(0))! * 1000).toBeGreaterThan(Date.now() - 60_000);
  expect(endOfDay(dayIn(20))! * 1000 - Date.now()).toBeLessThan(21 * 86_400_000 + 3_600_000);
});
