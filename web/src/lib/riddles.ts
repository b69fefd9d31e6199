// The riddles of the days: which day it is, and what this device remembers of each.

import { recall, remember } from './storage';

/** The first that there is. */
export const FIRST_DAY = '2026-01-01';

/** How a riddle ended: found at the first try, found later, or given up. */
export type Outcome = 'first' | 'later' | 'shown';

/** What was tried on one riddle. */
export interface Attempt {
  /** Wrong answers, in their order. */
  tried: readonly string[];
  /** Once it is over. */
  outcome?: Outcome;
}

const KEY = 'riddles';

/** Where the person is: a day begins at their own midnight. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** So many days later, or earlier. In UTC, where every day has 24 hours. */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The attempt of a day; an empty one if there is none, or none that can be read. */
export function attemptOn(day: string): Attempt {
  const kept = recall<Record<string, Attempt> | null>(KEY, null)?.[day];
  return Array.isArray(kept?.tried) ? kept : { tried: [] };
}

/** Read again at every change: other tabs write here too. */
export function keepAttempt(day: string, attempt: Attempt): void {
  remember(KEY, { ...recall<Record<string, Attempt> | null>(KEY, null), [day]: attempt });
}

export const isSolved = ({ outcome }: Attempt): boolean => outcome === 'first' || outcome === 'later';

/** How many riddles in a row are solved, up to today's. While today's is open, yesterday's is the last. */
export function streakOn(now: string, attemptOf: (day: string) => Attempt = attemptOn): number {
  const isOpen = attemptOf(now).outcome === undefined;
  let day = isOpen ? dayAfter(now, -1) : now;
  let streak = 0;
  for (; isSolved(attemptOf(day)); day = dayAfter(day, -1)) streak += 1;
  return streak;
}
