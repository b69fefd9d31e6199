import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTable, ownTable } from '../../src/lib/own';
import { Sitting } from '../../src/lib/sitting.svelte';
import { FakeSocket } from './fakeSocket';
import { view } from './views';

const company = { told: vi.fn(), refused: vi.fn() };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => vi.unstubAllGlobals());

function show(seat: number, asked: number[], status: 'playing' | 'finished' = 'playing') {
  const shown = view({ seat, asked, status });
  FakeSocket.all[seat]!.open({ number: 0, ply: 0, view: shown, events: [] });
}

function hotSeat(): Sitting {
  keepTable({ table: 't1', game: 'shadow_thief', seats: [0, 1].map((seat) => ({ seat, token: `token${seat}` })) });
  return sit();
}

function sit(): Sitting {
  const sitting = new Sitting('t1', company);
  sitting.sit();
  return sitting;
}

test('without a token one watches', () => {
  const sitting = sit();
  expect(FakeSocket.all.map(({ url }) => url)).toEqual([expect.not.stringContaining('token')]);
  expect(sitting.isHotSeat).toBe(false);
  sitting.close();
});

test('every own seat has a connection', () => {
  const sitting = hotSeat();
  expect(FakeSocket.all.map(({ protocols }) => protocols[1])).toEqual(['vendome.token.token0', 'vendome.token.token1']);
  sitting.close();
});

test('a seat that the table does not know is left out, and kept', () => {
  const sitting = hotSeat();
  const error = { code: 'wrong-token', cause: 'wrong-token', message: '?' };
  const refuse = (place: number) => FakeSocket.all[place]!.open({ error });
  refuse(0);
  expect(FakeSocket.all.slice(2).map(({ protocols }) => protocols[1])).toEqual(['vendome.token.token1']);
  refuse(2);
  expect(FakeSocket.last.protocols).toEqual(['vendome']);
  expect([sitting.lives.length, sitting.unknown]).toEqual([1, ['token0', 'token1']]);
  expect(ownTable('t1')?.seats).toHaveLength(2);
  sitting.close();
});

test('the screen is handed over before the first secret, and between two', () => {
  const sitting = hotSeat();
  show(0, [0, 1]);
  show(1, [0, 1]);
  expect([sitting.isHandingOver, sitting.due]).toEqual([true, 0]);
  sitting.look(0);
  expect(sitting.isHandingOver).toBe(false);
  show(0, [1]);
  show(1, [1]);
  expect([sitting.isHandingOver, sitting.due]).toEqual([true, 1]);
  sitting.look(1);
  expect(sitting.live?.view?.seat).toBe(1);
  sitting.close();
});

test('whoever looks keeps the screen while only others elsewhere are asked', () => {
  const sitting = hotSeat();
  show(0, [2]);
  show(1, [2]);
  sitting.look(0);
  expect(sitting.isHandingOver).toBe(false);
  sitting.close();
});

test('when the game is over nothing is secret any more', () => {
  const sitting = hotSeat();
  show(0, [], 'finished');
  show(1, [], 'finished');
  expect(sitting.isHandingOver).toBe(false);
  sitting.close();
});
