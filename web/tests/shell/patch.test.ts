import { expect, test } from 'vitest';
import { patched } from '../../src/lib/patch';
import { updated } from '../../src/lib/updates';
import type { Operation, Update, View } from '../../src/protocol';
import updates from '../fixtures/updates.json';
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

test('the story is as long as in a view that is sent as a whole', () => {
  const story = Array.from({ length: 60 }, (_, ply) => event(ply, 'x'));
  const now = updated(view({ story }), { number: 1, ply: 61, patch: [], events: [event(60, 'y')] });
  expect(now.story).toEqual([...story.slice(1), event(60, 'y')]);
  expect(now.ply).toBe(61);
});

test.each(updates)('the updates of a game of $game lead to the view that is sent as a whole', (course) => {
  const before = course.before as unknown as View;
  expect((course.updates as Update[]).reduce(updated, before)).toEqual(course.after);
});
