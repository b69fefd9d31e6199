// Nights: what the device keeps of them, whose result is whose, and the deals of the days.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { momentOf } from '../../src/lib/clock';
import { dayOfDeals, dayResult, dayStreak, nightOfDay, noteDay, scoreOfDay } from '../../src/lib/dayDeals';
import { deviceKey } from '../../src/lib/device';
import { join } from '../../src/lib/joining';
import {
  adoptSeat,
  enterNight,
  forgetNight,
  keepNight,
  noteNight,
  ownNight,
  ownNights,
  sitAtNight,
} from '../../src/lib/nights';
import { forgetAll, ownTable } from '../../src/lib/own';
import { routeOf } from '../../src/lib/router.svelte';
import type { Night, NightScore, Standing } from '../../src/protocol';
import { isMine, mineOf, placesOf } from '../../src/night/results';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const score = (deal: number, more: Partial<NightScore> = {}): NightScore => ({
  ...{ deal, seat: 0, table: `t${deal}`, score: 5, others: 0, percent: null },
  ...more,
});
const night = (more: Partial<Night> = {}): Night => ({
  ...{ night: 'n', title: 'Club', game: 'g', options: { players: 2 }, level: 'random', closes_at: 100, entered: 1 },
  ...{ is_closed: false, day: null, deals: [{ commitment: 'c', played: 0 }] },
  ...more,
});
const standing = (name: string, percent: number | null, scores: NightScore[] = []): Standing => ({
  name,
  percent,
  scores,
});

describe('what the device keeps', () => {
  test('nights it has made or entered, the last one first, and none of the days', () => {
    keepNight({ night: 'looked-at' });
    keepNight({ night: 'made', host: 'h' });
    keepNight({ night: '2026-01-31-g', entry: 'e' });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    keepNight({ night: 'entered', entry: 'e' });
    expect(ownNights().map((own) => own.night)).toEqual(['entered', 'made']);
    forgetNight('made');
    expect(ownNights().map((own) => own.night)).toEqual(['entered']);
  });

  test('a night that is none of ours is not kept', () => {
    noteNight(night());
    expect(ownNight('n')).toBeNull();
    noteNight(night({ mine: standing('Ada', null) }));
    expect(ownNight('n')).toMatchObject({ title: 'Club', game: 'g', closesAt: 100 });
  });

  test('what is noted later takes no token away', () => {
    keepNight({ night: 'n', host: 'h' });
    noteNight(night({ title: 'Another' }));
    expect(ownNight('n')).toMatchObject({ host: 'h', title: 'Another' });
  });

  test('nothing is left when all is erased', () => {
    keepNight({ night: 'n', host: 'h' });
    noteDay(
      night({ night: nightOfDay('2026-01-31', 'g'), day: '2026-01-31', mine: standing('Ada', null, [score(1)]) }),
    );
    forgetAll();
    expect(ownNights()).toEqual([]);
    expect(dayResult('2026-01-31', 'g')).toBeUndefined();
  });

  test('one enters and asks for a table under the same secrets, however often', async () => {
    const enter = vi.spyOn(api, 'enterNight').mockResolvedValue({ token: 't' });
    const made = { table: 'x', host: 'h', seats: [{ seat: 0, token: 'h' }] };
    const sit = vi.spyOn(api, 'sitAtNight').mockRejectedValueOnce(new Error('lost')).mockResolvedValue(made);
    await enterNight('n');
    await enterNight('n');
    const wish = { deal: 1, seat: 0, others: 'bots', name: 'Ada' } as const;
    await expect(sitAtNight(night(), wish)).rejects.toThrow('lost');
    expect(await sitAtNight(night(), wish)).toBe('x');
    await sitAtNight(night(), { ...wish, deal: 2 });
    const ids = (calls: unknown[][]) => new Set(calls.map(([, sent]) => (sent as { id: string }).id));
    expect(ids(enter.mock.calls).size).toBe(1);
    expect(ids(sit.mock.calls).size).toBe(2);
    expect(ownTable('x')).toMatchObject({ host: 'h', isPrivate: true });
  });

  test('a seat of another device is opened by the key, and one of our own is left as it is', () => {
    adoptSeat('x', 'g', 1, deviceKey());
    expect(ownTable('x')?.seats).toEqual([{ seat: 1, token: deviceKey() }]);
    adoptSeat('x', 'g', 0, 'another');
    expect(ownTable('x')?.seats).toHaveLength(1);
  });

  test('whoever sits down at a table of a night takes part in it, and adds no word', async () => {
    const enter = vi.spyOn(api, 'enterNight').mockResolvedValue({ token: 't' });
    const sit = vi.spyOn(api, 'join').mockResolvedValue({ seat: 1, token: 's' });
    await join('x', 'g', 'Ada', { signal: new AbortController().signal }, 'n');
    expect(enter).toHaveBeenCalledBefore(sit);
    expect(sit.mock.calls[0]?.[1]).not.toHaveProperty('word_hash');
    expect(ownTable('x')?.seats).toEqual([{ seat: 1, token: 's' }]);
  });
});

describe('results', () => {
  const mine = standing('Ada', 50, [score(1), score(2, { seat: 1 })]);

  test('one’s own score with a deal', () => {
    expect(mineOf(night({ mine }), 2)).toMatchObject({ table: 't2', seat: 1 });
    expect(mineOf(night({ mine }), 3)).toBeUndefined();
    expect(mineOf(night(), 1)).toBeUndefined();
  });

  test('one’s own row is known by the seat, not by the name', () => {
    expect(isMine(night({ mine }), standing('Ada', 50, [score(1)]))).toBe(true);
    expect(isMine(night({ mine }), standing('Ada', 50, [score(1, { seat: 1 })]))).toBe(false);
    expect(isMine(night(), standing('Ada', 50, [score(1)]))).toBe(false);
  });

  test('who is level shares a place, also those who were compared with nobody', () => {
    const rows = [80, 50, 50, 20, null, null].map((percent) => standing('', percent));
    expect(placesOf(rows)).toEqual([1, 2, 2, 4, 5, 5]);
  });
});

describe('the deal of the day', () => {
  const of = (day: string, scores: NightScore[]) =>
    night({ night: nightOfDay(day, 'g'), day, mine: standing('Ada', null, scores) });

  test('its day is that of UTC, wherever one is', () => {
    expect(dayOfDeals(new Date('2026-01-31T23:59:59Z'))).toBe('2026-01-31');
    expect(dayOfDeals(new Date('2026-02-01T00:00:00Z'))).toBe('2026-02-01');
  });

  test('only a game that is over is remembered', () => {
    noteDay(of('2026-01-31', [score(1, { score: null })]));
    expect(dayResult('2026-01-31', 'g')).toBeUndefined();
    noteDay(of('2026-01-31', [score(1, { percent: 75, others: 2 })]));
    expect(dayResult('2026-01-31', 'g')).toEqual({ percent: 75, others: 2 });
    expect(scoreOfDay(night({ mine: standing('Ada', 50, [score(1)]) }))).toBeUndefined();
  });

  test('days in a row are counted up to today, or to yesterday while today’s is open', () => {
    const played = new Set(['2026-01-28', '2026-01-30', '2026-01-31']);
    const isPlayed = (day: string) => played.has(day);
    expect(dayStreak('2026-01-31', 'g', isPlayed)).toBe(2);
    expect(dayStreak('2026-02-01', 'g', isPlayed)).toBe(2);
    expect(dayStreak('2026-02-02', 'g', isPlayed)).toBe(0);
  });
});

test('the addresses of nights', () => {
  expect(routeOf('/nights')).toEqual({ page: 'nights' });
  expect(routeOf('/night/abc')).toEqual({ page: 'night', night: 'abc' });
  expect(routeOf('/night/2026-01-31-a_game/')).toEqual({ page: 'night', night: '2026-01-31-a_game' });
  expect(routeOf('/today/a_game')).toEqual({ page: 'today', game: 'a_game' });
  expect(routeOf('/night')).toEqual({ page: 'unknown' });
});

test('a moment is told with its day and its time', () => {
  expect(momentOf(Date.UTC(2026, 0, 31, 12) / 1000)).toMatch(/31.*\d:\d\d/);
});
