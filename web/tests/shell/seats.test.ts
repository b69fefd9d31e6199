// Nobody loses a seat: not the one in a link, and not one whose answer was lost.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, Refused } from '../../src/lib/api';
import { join } from '../../src/lib/joining';
import { keeping } from '../../src/lib/keeping.svelte';
import { keepTable, ownTable, ownTables, privateLink } from '../../src/lib/own';
import { isSeatLink, takeSeat } from '../../src/lib/seatLink';
import { hashOf } from '../../src/lib/words';
import type { Code } from '../../src/protocol';
import { view } from './views';

const offline = () => new Refused(null, 0);
const refused = (code: Code, status: number) => new Refused({ code, cause: 'broken', message: code }, status);
let insisting: { signal: AbortSignal; onwait: () => void };
let leaving: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  keeping.isRefused = false;
  leaving = new AbortController();
  insisting = { signal: leaving.signal, onwait: vi.fn() };
});
afterEach(() => {
  vi.useRealTimers();
  location.hash = '';
});

describe('the seat in a link', () => {
  const looking = vi.spyOn(api, 'view');

  function openLink(more: { host?: string; word?: string } = {}) {
    location.hash = new URL(privateLink('t1', 'mine', more)).hash;
    looking.mockReset().mockResolvedValue(view({ seat: 1, is_host: false }));
  }

  test('is kept, and then it is in the address no more', async () => {
    openLink();
    expect(isSeatLink()).toBe(true);
    await takeSeat('t1', insisting);
    expect(ownTable('t1')?.seats).toEqual([{ seat: 1, token: 'mine' }]);
    expect([isSeatLink(), location.hash]).toEqual([false, '']);
    expect(insisting.onwait).not.toHaveBeenCalled();
  });

  test('stays in the address while the table can’t be reached, and is taken when it can', async () => {
    openLink();
    looking.mockRejectedValueOnce(offline()).mockRejectedValueOnce(refused('unavailable', 503));
    const taking = takeSeat('t1', insisting);
    await vi.advanceTimersByTimeAsync(0);
    expect([isSeatLink(), ownTable('t1')]).toEqual([true, null]);
    expect(insisting.onwait).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    await taking;
    expect([isSeatLink(), ownTable('t1')?.seats.length]).toEqual([false, 1]);
  });

  test.each([['wrong-token', 401] as const, ['no-such-table', 404] as const])(
    'stays in the address if the table says %s',
    async (code, status) => {
      openLink();
      looking.mockRejectedValue(refused(code, status));
      await expect(takeSeat('t1', insisting)).rejects.toMatchObject({ code });
      expect(isSeatLink()).toBe(true);
    },
  );

  test('is taken though the host’s token beside it is refused', async () => {
    openLink({ host: 'theirs' });
    looking.mockImplementation(async (_, token) => {
      if (token === 'theirs') throw refused('wrong-token', 401);
      return view({ seat: 1, is_host: false });
    });
    await expect(takeSeat('t1', insisting)).rejects.toMatchObject({ code: 'wrong-token' });
    expect(ownTable('t1')?.seats).toHaveLength(1);
  });

  test('stays in the address of a browser that keeps nothing', async () => {
    openLink();
    keeping.isRefused = true;
    await takeSeat('t1', insisting);
    expect([isSeatLink(), ownTable('t1')?.seats.length]).toEqual([true, 1]);
  });

  test('is left where it is when one leaves meanwhile', async () => {
    openLink();
    looking.mockRejectedValue(offline());
    const taking = takeSeat('t1', insisting).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    leaving.abort();
    expect(await taking).toBe(leaving.signal.reason);
    expect(isSeatLink()).toBe(true);
  });
});

describe('a free seat', () => {
  const joining = vi.spyOn(api, 'join');
  const ids = () => joining.mock.calls.map(([, { id, word_hash }]) => [id, word_hash]);

  beforeEach(() => {
    joining.mockReset().mockResolvedValue({ seat: 2, token: 'mine' });
  });

  test('is asked for under an id that is kept before, and again under the same', async () => {
    joining.mockImplementationOnce(async (_, { id }) => {
      expect(ownTable('t1')?.joining).toMatchObject({ id, name: 'Bo' });
      throw offline();
    });
    const sitting = join('t1', 'g', 'Bo', insisting);
    await vi.advanceTimersByTimeAsync(2000);
    await sitting;
    expect(ids()[1]).toEqual(ids()[0]);
    expect(ids()[0]![0]).toMatch(/^[0-9a-f]{32}$/);
    const { seats, joining: left } = ownTable('t1')!;
    expect([seats[0]?.token, hashOf(seats[0]!.word!), left]).toEqual(['mine', ids()[0]![1], undefined]);
  });

  test('is asked for under the same id when the page was loaded anew', async () => {
    joining.mockRejectedValueOnce(offline());
    const sitting = join('t1', 'g', 'Bo', insisting).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    leaving.abort();
    await sitting;
    await join('t1', '', 'Bo', { signal: new AbortController().signal });
    expect(ids()[1]).toEqual(ids()[0]);
    expect(ownTable('t1')).toMatchObject({ game: 'g', seats: [{ seat: 2 }] });
  });

  test.each([
    ['started', 409, false],
    ['taken', 409, false],
    ['no-such-table', 404, true],
    ['wrong-host', 421, true],
  ] as const)('that the table refuses with %s (%i): the id is kept: %s', async (code, status, isKept) => {
    joining.mockRejectedValue(refused(code, status));
    await expect(join('t1', 'g', 'Bo', insisting)).rejects.toMatchObject({ code });
    expect(ownTables().length).toBe(isKept ? 1 : 0);
  });

  test('that is refused costs the host nothing', async () => {
    keepTable({ table: 't1', game: 'g', host: 'h' });
    joining.mockRejectedValue(refused('taken', 409));
    await expect(join('t1', 'g', 'Bo', insisting)).rejects.toThrow();
    expect(ownTable('t1')).toMatchObject({ host: 'h', seats: [] });
    expect(ownTable('t1')?.joining).toBeUndefined();
  });
});
