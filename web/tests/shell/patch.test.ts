import { expect, test } from 'vitest';
import { standingAfter } from '../../src/lib/followed';
import { patched } from '../../src/lib/patch';
import { updated } from '../../src/lib/updates';
import type { Operation } from '../../src/protocol';
import { event, view } from './views';

const table = { name: 'a', seats: [{ cards: 1 }, { cards: 2 }], 'a/b': { '~': null } };

const after = (...patch: Operation[]) => patched<unknown>(table, patch);

test('a field is replaced, added or removed', () => {
  expect(after({ op: 'replace', path: '/name', value: null })).toEqual({ ...table, name: null });
  expect(after({ op: 'add', path: '/next', value: 1 })).toEqual({ ...table, next: 1 });
  expect(after({ op: 'remove', path: '/name' })).toEqual({ seats: table.seats, 'a/b': table['a/b'] });
  expect(after({ op: 'replace', path: '/a~1b/~0', value: 1 })).toEqual({ ...table, 'a/b': { '~': 1 } });
});

test('an item is replaced, added at its place or removed', () => {
  const seats = (...patch: Operation[]) => (after(...patch) as typeof table).seats.map(({ cards }) => cards);
  expect(seats({ op: 'replace', path: '/seats/1/cards', value: 7 })).toEqual([1, 7]);
  expect(seats({ op: 'add', path: '/seats/0', value: { cards: 0 } })).toEqual([0, 1, 2]);
  expect(seats({ op: 'add', path: '/seats/2', value: { cards: 3 } })).toEqual([1, 2, 3]);
  expect(seats({ op: 'remove', path: '/seats/0' }, { op: 'remove', path: '/seats/0' })).toEqual([]);
});

test('nothing is changed in place, and what a patch does not touch is the same object', () => {
  const copy = structuredClone(table);
  const now = after({ op: 'replace', path: '/seats/1/cards', value: 7 }) as typeof table;
  expect(table).toEqual(copy);
  expect(now.seats[0]).toBe(table.seats[0]);
  expect(now['a/b']).toBe(table['a/b']);
  expect(after()).toBe(table);
});

test.each<Operation>([
  { op: 'replace', path: '/nothing', value: 1 },
  { op: 'remove', path: '/nothing' },
  { op: 'add', path: '/nothing/inside', value: 1 },
  { op: 'replace', path: '/toString', value: 1 },
  { op: 'replace', path: '/name/inside', value: 1 },
  { op: 'add', path: '/seats/3', value: 1 },
  { op: 'replace', path: '/seats/2', value: 1 },
  { op: 'remove', path: '/seats/-1' },
  { op: 'remove', path: '/seats/x' },
])('$op $path is an error, for there is no such place', (operation) => {
  expect(() => after(operation)).toThrow(operation.path);
});

test('the story goes back a hundred events', () => {
  const story = Array.from({ length: 100 }, (_, ply) => event(ply, 'x'));
  const now = updated(view({ story }), { number: 1, ply: 101, patch: [], events: [event(100, 'y')] });
  expect(now.story).toHaveLength(100);
  expect(now.story.at(-1)).toMatchObject(event(100, 'y'));
  expect(now.ply).toBe(101);
});

test('an event says what it changed, and the update what is left', () => {
  const before = view({ state: { gems: 3, turn: 0 } });
  const taken = { ...event(0, 'x'), patch: [{ op: 'replace' as const, path: '/gems', value: 2 }] };
  const patch: Operation[] = [{ op: 'replace', path: '/state/turn', value: 1 }];
  const now = updated(before, { number: 1, ply: 1, patch, events: [taken, event(0, 'y')] });
  expect(now.state).toEqual({ gems: 2, turn: 1 });
  expect(now.story.map(standingAfter)).toEqual([{ state: { gems: 2, turn: 0 } }, { state: now.state }]);
  expect(now.story.some((told) => told.patch)).toBe(false);
});

test('an event that changed another state than ours is an error', () => {
  const lost = { ...event(0, 'x'), patch: [{ op: 'replace' as const, path: '/gems', value: 2 }] };
  expect(() => updated(view({ state: {} }), { number: 1, ply: 1, patch: [], events: [lost] })).toThrow('/gems');
});
