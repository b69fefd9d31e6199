// Whom one does not want to hear is kept on the device, at one table or by name.

import { beforeEach, expect, test } from 'vitest';
import { muted, speakerOf } from '../src/lib/muted.svelte';

beforeEach(() => muted.end('t', '1', 'Bo'));

test('somebody who is muted at a table is heard at another', () => {
  muted.here('t', '1');
  expect([muted.has('t', '1', 'Bo'), muted.has('t', '2', 'Bo'), muted.has('u', '1', 'Bo')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a name that is muted is not heard anywhere, until it is heard again', () => {
  muted.always('Bo');
  expect([muted.has('t', '1', 'Bo'), muted.has('u', '4', 'Bo'), muted.has('t', '1', 'Ann')]).toEqual([
    true,
    true,
    false,
  ]);
  muted.end('u', '4', 'Bo');
  expect(muted.has('t', '1', 'Bo')).toBe(false);
});

test('a spectator is known by who it is, and not by a name that anybody may take', () => {
  expect([speakerOf({ seat: null, who: 'ab12' }), speakerOf({ seat: null }), speakerOf({ seat: 0 })]).toEqual([
    'ab12',
    'host',
    '0',
  ]);
});

test('only so many tables are kept, the newest', () => {
  for (let i = 0; i < 60; i++) muted.here(`table ${i}`, '1');
  expect([muted.has('table 9', '1', 'Bo'), muted.has('table 10', '1', 'Bo')]).toEqual([false, true]);
});
