// A rated table: what is asked of the server, and how a rating reads.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { canBeRated, draft, request, setRated } from '../src/lib/newTable';
import { locale } from '../src/lib/locale.svelte';
import { ratingAlone, ratingInWords } from '../src/lib/rating';
import type { GameInfo } from '../src/protocol';

const game = { id: 'any', players: { min: 2, max: 4 }, options: [], level: 'random' } as unknown as GameInfo;

beforeAll(() => locale.load('en'));
afterAll(() => locale.load('en'));

test('a rated table has a clock, and neither hints nor a way back', () => {
  const table = draft(game, 'bots');
  table.hints = true;
  setRated(table, true);
  expect(request(table)).toMatchObject({ rated: true, hints: false, take_backs: 'off', clock: { kind: 'decision' } });
});

test('a clock that somebody chose stays', () => {
  const table = draft(game, 'bots');
  table.clock = { seconds: 30 };
  setRated(table, true);
  expect(request(table).clock).toEqual({ seconds: 30 });
});

test('several people around one screen are not rated', () => {
  const table = draft(game, 'bots');
  setRated(table, true);
  table.seats[1]!.kind = 'human';
  expect(canBeRated(table)).toBe(false);
  expect(request(table)).not.toHaveProperty('rated');
});

test('a rating is told with one decimal, as the language writes it', async () => {
  const rated = { rating: 24.06, uncertainty: 3.21, provisional: false };
  expect(ratingInWords(rated)).toBe('24.1\u00a0±\u00a03.2');
  expect(ratingAlone({ ...rated, rating: -12.38 })).toBe('−12.4');
  await locale.load('de');
  expect(ratingInWords(rated)).toBe('24,1\u00a0±\u00a03,2');
});
