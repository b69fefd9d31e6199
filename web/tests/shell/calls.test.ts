// Calls to the server: each is answered in time or has not arrived, and what matters is asked for until it is answered.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, Refused } from '../../src/lib/api';
import { insist } from '../../src/lib/insist';
import { reach } from '../../src/lib/reach.svelte';

const answering = vi.fn<typeof fetch>();

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const page = (status: number) => new Response('<h1>nginx</h1>', { status });
const refusal = (code: string, status: number, more = {}) =>
  json({ error: { code, cause: 'busy', message: code, ...more } }, status);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answering.mockReset());
  reach.find();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function refusedBy(call: Promise<unknown>): Promise<Refused> {
  const error: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(Refused);
  return error as Refused;
}

describe('a call', () => {
  test('that is not answered in time has not arrived', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    answering.mockImplementation(
      (_, options) =>
        new Promise((_, reject) => options!.signal!.addEventListener('abort', () => reject(new Error('late')))),
    );
    const games = refusedBy(api.games());
    late.abort();
    expect(await games).toMatchObject({
      status: 0,
      code: 'offline',
      isPassing: true,
      message: 'The server can’t be reached.',
    });
    expect(reach.isOffline).toBe(true);
    answering.mockImplementation(async () => json({}));
    await api.start('t1', 'host', '');
    expect(timeout.mock.calls.map(([patience]) => patience)).toEqual([15_000, 120_000]);
  });

  test('whose answer ends in the middle has not arrived', async () => {
    answering.mockResolvedValue({ ok: true, text: () => Promise.reject(new Error('cut')) } as unknown as Response);
    expect((await refusedBy(api.games())).status).toBe(0);
  });

  test.each([200, 404, 502])('that somebody else answers with a page (%i) has not arrived', async (status) => {
    answering.mockResolvedValue(page(status));
    expect(await refusedBy(api.view('t1'))).toMatchObject({ problem: null, isPassing: true });
    expect(reach.isOffline).toBe(true);
  });

  test.each([
    [401, false],
    [404, false],
    [409, false],
    [429, true],
    [503, true],
  ])('that the table refuses with %i: it may pass: %s', async (status, isPassing) => {
    answering.mockResolvedValue(refusal('x', status));
    expect((await refusedBy(api.view('t1'))).isPassing).toBe(isPassing);
    expect(reach.isOffline).toBe(false);
  });
});

describe('whoever insists', () => {
  const { signal } = new AbortController();

  test('asks again after a while, and is answered', async () => {
    const onwait = vi.fn();
    answering
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(refusal('unavailable', 503))
      .mockResolvedValueOnce(json([]));
    const games = insist(api.games, { signal, onwait });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await games).toEqual([]);
    expect(onwait).toHaveBeenCalledTimes(1);
  });

  test('waits as long as the server says', async () => {
    answering.mockResolvedValueOnce(refusal('too-many', 429, { wait: 20 })).mockResolvedValueOnce(json([]));
    const games = insist(api.games, { signal });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(answering).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(await games).toEqual([]);
  });

  test('asks at once when the network is back', async () => {
    answering.mockResolvedValueOnce(refusal('unavailable', 503)).mockResolvedValueOnce(json([]));
    const games = insist(api.games, { signal });
    await vi.advanceTimersByTimeAsync(0);
    dispatchEvent(new Event('online'));
    expect(await games).toEqual([]);
  });

  test('is told at once what will not change', async () => {
    answering.mockResolvedValue(refusal('wrong-token', 401));
    expect((await refusedBy(insist(() => api.view('t1', 'x'), { signal }))).code).toBe('wrong-token');
    expect(answering).toHaveBeenCalledTimes(1);
  });

  test('stops when who asked has gone', async () => {
    const leaving = new AbortController();
    answering.mockRejectedValue(new Error('offline'));
    const games = insist(api.games, leaving).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    const tries = answering.mock.calls.length;
    leaving.abort();
    expect(await games).toBe(leaving.signal.reason);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answering.mock.calls.filter(([path]) => path === '/api/games')).toHaveLength(tries);
  });
});

describe('the server', () => {
  test('is knocked at until it answers itself', async () => {
    answering
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(page(200))
      .mockResolvedValueOnce(page(502));
    answering.mockResolvedValueOnce(json({ status: 'ok', version: '1' }));
    reach.lose();
    const found = vi.fn();
    reach.onfound(found, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
    expect([reach.isOffline, answering.mock.calls.length]).toEqual([true, 3]);
    await vi.advanceTimersByTimeAsync(8000);
    expect([reach.isOffline, found.mock.calls.length]).toEqual([false, 1]);
  });
});
