// Friends and invitations: what the page works out itself.

import { describe, expect, test } from 'vitest';
import { codeIn, friendLink, hadCompany, newOnes } from '../src/lib/friends';
import { routeOf } from '../src/lib/router.svelte';
import type { Invitation, PastGame } from '../src/protocol';

const invitation = (id: string): Invitation => ({ id, table: 't', game: 'g', sender: 'Ada', seats: 3, free: 1 });
const past = (players: number, people?: number): PastGame => ({
  table: 't',
  game: 'g',
  at: 0,
  seat: 0,
  players,
  place: 1,
  score: 1,
  names: [],
  ...(people === undefined ? {} : { people }),
});

describe('a friend’s link', () => {
  test('has its code behind #, where no server sees it', () => {
    const link = new URL(friendLink('c0-_de'));
    expect([link.pathname, link.search]).toEqual(['/friend', '']);
    expect(routeOf(link.pathname)).toEqual({ page: 'friend' });
    expect(codeIn(link.hash)).toBe('c0-_de');
  });

  test('without a code there is none', () => expect(codeIn('')).toBe(''));
});

test('who played with bots alone has nobody to play again with', () => {
  expect([past(3, 1), past(3, 2), past(3), past(1)].map(hadCompany)).toEqual([false, true, true, false]);
});

test('an invitation is told once', () => {
  const [one, two] = [invitation('1'), invitation('2')];
  expect(newOnes([], [one])).toEqual([one]);
  expect(newOnes([one], [two, one])).toEqual([two]);
  expect(newOnes([one, two], [two])).toEqual([]);
});
