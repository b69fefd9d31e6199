// How long one may think: a time for each decision, a bank for the whole game, or days. And times in words.

import type { Clock } from '../protocol';
import { locale } from './locale.svelte';
import { t } from './texts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

export const WAYS = ['none', 'decision', 'bank', 'days'] as const;
export type Way = (typeof WAYS)[number];

/** What one chooses among, in seconds. */
const TIMES: Record<Way, readonly number[]> = {
  none: [],
  decision: [30, 60, 120, 300],
  bank: [300, 600, 1_200, 3_600],
  days: [1, 2, 3, 7, 14].map((days) => days * DAY),
};
const USUAL: Record<Way, number> = { none: 0, decision: 120, bank: 1_200, days: 3 * DAY };
const INCREMENTS = [0, 5, 10, 30];

export function wayOf(clock: Clock | null): Way {
  if (!clock) return 'none';
  if (clock.kind === 'bank') return 'bank';
  return clock.seconds < DAY ? 'decision' : 'days';
}

/** Another way, with the time that is usual there. */
export function clockOf(way: Way): Clock | null {
  if (way === 'none') return null;
  return { seconds: USUAL[way], kind: way === 'bank' ? 'bank' : 'decision' };
}

/** A table that was made by a program may have any time. */
const withOwn = (values: readonly number[], own: number): number[] =>
  [...new Set([...values, own])].sort((a, b) => a - b);

export const timesFor = (clock: Clock): number[] => withOwn(TIMES[wayOf(clock)], clock.seconds);
export const incrementsFor = (clock: Clock): number[] => withOwn(INCREMENTS, clock.increment ?? 0);

/** `2 min for each decision`. */
export function clockInWords(clock: Clock | null): string {
  if (!clock) return t.newTable.clockWays.none;
  const time = duration(clock.seconds);
  if (clock.kind !== 'bank') return t.newTable.clockIs.decision(time);
  return clock.increment
    ? t.newTable.clockIs.increment(time, duration(clock.increment))
    : t.newTable.clockIs.bank(time);
}

const SPACE = '\u00a0'; // a number and its unit stay together

/** A time to think: `30 s`, `2 min`, `1 h`, `3 days`. Hours, minutes and seconds have the same signs in all languages. */
export function duration(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return t.time.days(seconds / DAY);
  const parts = [
    [Math.floor(seconds / HOUR), 'h'],
    [Math.floor((seconds % HOUR) / MINUTE), 'min'],
    [seconds % MINUTE, 's'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count ? `${count}${SPACE}${unit}` : [])).join(' ') || `0${SPACE}s`;
}

/** The time that is left: `2:05`, `3 h 12 min`, `2 days`. */
export function timeLeft(seconds: number): string {
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
  return seconds < 2 * DAY ? duration(seconds - (seconds % MINUTE)) : t.time.days(Math.floor(seconds / DAY));
}

/** Time is short in the last minute of a long one, and in the last ten seconds of any. */
export const isShort = (left: number, whole: number): boolean => left <= (whole >= 10 * MINUTE ? MINUTE : 10);

/** `3 December`, by the calendar of where one is. */
export const dateOf = (at: number): string =>
  new Date(at * 1000).toLocaleDateString(locale.tag, { day: 'numeric', month: 'long' });

/** `Thursday 3 December at 20:00`, by the calendar and the clock of where one is. */
export const momentOf = (at: number): string =>
  new Date(at * 1000).toLocaleString(locale.tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });

/** `18 November 2026`, of a day like `2026-11-18`. */
export const dayInWords = (day: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));

/** The day in so many days, as a field for dates has it. */
export function dayIn(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
}

/** The last minute of a day, in seconds since 1970; undefined for half a date, while somebody types. */
export function endOfDay(day: string): number | undefined {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
  if (!found) return undefined;
  return new Date(Number(found[1]), Number(found[2]) - 1, Number(found[3]), 23, 59).getTime() / 1000;
}
