// Days in words, and which of them are offered.

import { dayAfter, FIRST_DAY } from '../lib/riddles';

const SHOWN = 7;

/** A week that has this day in it, as far as there are riddles: the days before it, and some after. */
export function daysAround(day: string, now: string): string[] {
  const middle = dayAfter(day, 3);
  const last = middle < now ? middle : now;
  const days = Array.from({ length: SHOWN }, (_, i) => dayAfter(last, i - SHOWN + 1));
  return days.filter((one) => one >= FIRST_DAY);
}

const asDate = (day: string): Date => new Date(`${day}T00:00Z`);

/** `Wed`. */
export const weekday = (day: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(asDate(day));

/** `18`. */
export const dayOfMonth = (day: string): string => String(asDate(day).getUTCDate());
