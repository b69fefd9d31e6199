// The deals of the days: which day it is, and what this device remembers of those that it has played.

import type { Night, NightScore } from '../protocol';
import { dayAfter } from './riddles';
import { recall, remember } from './storage';

/** How a deal of a day went: `percent` of the others beaten; null if there were none. */
export interface DayResult {
  percent: number | null;
  others: number;
}

const KEY = 'dayDeals';
const KEPT = 400; // days and games

type Results = Record<string, DayResult>;

/** The day of the deals: they change everywhere at the same moment, at midnight in UTC. */
export const dayOfDeals = (now = new Date()): string => now.toISOString().slice(0, 10);

export const nightOfDay = (day: string, game: string): string => `${day}-${game}`;

export const dayResult = (day: string, game: string): DayResult | undefined =>
  recall<Results>(KEY, {})[nightOfDay(day, game)];

/** One's own result, if the deal of the day has been played to its end. */
export function scoreOfDay({ day, mine }: Night): NightScore | undefined {
  return day === null ? undefined : mine?.scores.find(({ score }) => score !== null);
}

/** Read again at every change: other tabs write here too. */
export function noteDay(night: Night): void {
  const found = scoreOfDay(night);
  if (!found) return;
  const results = { ...recall<Results>(KEY, {}), [night.night]: { percent: found.percent, others: found.others } };
  const newest = Object.entries(results).sort(([a], [b]) => b.localeCompare(a));
  remember(KEY, Object.fromEntries(newest.slice(0, KEPT)));
}

/** How many days in a row a game's deal was played, up to today's. While today's is open, yesterday's is the last. */
export function dayStreak(today: string, game: string, isPlayed = playedOn): number {
  let day = isPlayed(today, game) ? today : dayAfter(today, -1);
  let streak = 0;
  for (; isPlayed(day, game); day = dayAfter(day, -1)) streak += 1;
  return streak;
}

const playedOn = (day: string, game: string): boolean => dayResult(day, game) !== undefined;
