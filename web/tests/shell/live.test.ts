import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Live } from '../../src/lib/live.svelte';
import { FakeSocket } from './fakeSocket';
import { event, view } from './views';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The whole view, as an update says it. */
const change = (shown = view()) => ({ number: 0, ply: shown.ply, view: shown, events: [] });

/** A change of the asked seats, as a patch says it. */
const asks = (number: number, seat: number) => ({
  number,
  ply: number,
  patch: [{ op: 'replace', path: '/asked', value: [seat] }],
  events: [event(number, `${seat} is asked`)],
});

test('a connection shows the view it is sent, and carries its token outside of its address', () => {
  const live = new Live('t1', 'se_cre-t');
  FakeSocket.last.open(change());
  expect(FakeSocket.last.url).toMatch(/\/api\/tables\/t1\/live\?frames=events&heartbeat=5$/);
  expect(FakeSocket.last.protocols).toEqual(['vendome', 'vendome.token.se_cre-t']);
  expect(live.link).toBe('live');
  expect(live.view?.question).toBeUndefined();
  live.close();
});

test('a spectator has no token to carry, and a token of impossible characters can be offered all the same', () => {
  new Live('t1', undefined).close();
  expect(FakeSocket.last.protocols).toEqual(['vendome']);
  new Live('t1', 'se/cr(e)t').close();
  expect(FakeSocket.last.protocols).toEqual(['vendome', 'vendome.token.se-cr-e-t']);
});

test('a move carries the ply it was meant for, and is settled by the view that follows', () => {
  const live = new Live('t1', 'x');
  FakeSocket.last.open(change(view({ ply: 4 })));
  live.act('play R7');
  expect(FakeSocket.last.sent).toMatchObject([{ ply: 4, move: 'play R7' }]);
  expect(live.sent).not.toBeNull();
  FakeSocket.last.tell(change(view({ ply: 5, asked: [1] })));
  expect(live.sent).toBeNull();
  live.close();
});

test('a view that still asks the same does not settle a move', () => {
  const live = new Live('t1', 'x');
  FakeSocket.last.open(change(view({ ply: 4 })));
  live.act('play R7');
  FakeSocket.last.tell(change(view({ ply: 4, chat: [{ seat: 1, name: 'Bo', text: 'hm', at: 0 }] })));
  expect(live.sent).not.toBeNull();
  live.close();
});

test('no second move goes out while one is under way', () => {
  const live = new Live('t1', 'x');
  FakeSocket.last.open(change());
  live.act('play R7');
  live.act('play R8');
  expect(FakeSocket.last.sent).toHaveLength(1);
  live.close();
});

test('a move that was not answered is sent again under the same id after the connection came back', () => {
  const live = new Live('t1', 'x');
  FakeSocket.last.open(change());
  live.act('play R7');
  const first = FakeSocket.last.sent[0];
  FakeSocket.last.close();
  expect(live.link).toBe('lost');
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open(change());
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.sent).toEqual([first]);
  live.close();
});

test('a move that had arrived before the connection broke is not sent again', () => {
  const live = new Live('t1', 'x');
  FakeSocket.last.open(change());
  live.act('play R7');
  FakeSocket.last.close();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open(change(view({ ply: 1, asked: [1] })));
  expect(FakeSocket.last.sent).toEqual([]);
  expect(live.sent).toBeNull();
  live.close();
});

test('a line that is dead without saying so is given up, and the move goes out on a new one', () => {
  const live = new Live('t1', 'x');
  FakeSocket.last.open(change());
  live.act('play R7');
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.open(change());
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.sent).toHaveLength(1);
  live.close();
});

test('the waits between tries grow, and a view resets them', () => {
  const live = new Live('t1', 'x');
  const waits = [1, 2, 3, 4].map(() => {
    const before = Date.now();
    const tries = FakeSocket.all.length;
    FakeSocket.last.close();
    while (FakeSocket.all.length === tries) vi.advanceTimersByTime(10);
    return Date.now() - before;
  });
  expect(waits[3]).toBeGreaterThan(waits[0]! * 2);
  live.close();
});

test('a refusal is told, and frees the hand for another move', () => {
  const refused = vi.fn();
  const live = new Live('t1', 'x', { refused });
  FakeSocket.last.open(change());
  live.act('play R9');
  FakeSocket.last.tell({ error: { code: 'illegal-move', message: 'No.', id: FakeSocket.last.sent[0]!.id } });
  expect(refused).toHaveBeenCalledWith(expect.objectContaining({ message: 'No.' }));
  expect(live.sent).toBeNull();
  live.close();
});

test('a stale move needs no words, for what is true now has been told', () => {
  const refused = vi.fn();
  const live = new Live('t1', 'x', { refused });
  FakeSocket.last.open(change());
  live.act('play R7');
  FakeSocket.last.tell({ error: { code: 'stale', message: '…', id: FakeSocket.last.sent[0]!.id } });
  expect(live.sent).toBeNull();
  expect(refused).not.toHaveBeenCalled();
  live.close();
});

test('a table that does not exist is not asked for again', () => {
  const live = new Live('nowhere', undefined);
  FakeSocket.last.open({ error: { code: 'no-such-table', message: 'No such table.' } });
  vi.advanceTimersByTime(60_000);
  expect(live.link).toBe('gone');
  expect(FakeSocket.all).toHaveLength(1);
  live.close();
});

test('what is new in the story is told once, also after a gap', () => {
  const told = vi.fn();
  const live = new Live('t1', 'x', { told });
  FakeSocket.last.open(change(view({ story: [event(0, 'a')] })));
  FakeSocket.last.close();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open(change(view({ story: [event(0, 'a'), event(1, 'b'), event(2, 'c')] })));
  expect(told.mock.calls).toEqual([[[event(1, 'b'), event(2, 'c')]]]);
  live.close();
});

test('a patch changes the view, its ply and its story, and leaves the rest as it is', () => {
  const told = vi.fn();
  const live = new Live('t1', 'x', { told });
  FakeSocket.last.open(change(view({ story: [event(0, 'a')] })));
  const before = live.view!;
  live.act('play R7');
  FakeSocket.last.tell(asks(1, 1));
  expect(live.view).toMatchObject({ ...before, ply: 1, asked: [1], story: [event(0, 'a'), event(1, '1 is asked')] });
  expect(live.view!.seats).toBe(before.seats);
  expect(before.asked).toEqual([0]);
  expect(told.mock.calls).toEqual([[[event(1, '1 is asked')]]]);
  expect(live.sent).toBeNull();
  live.close();
});

describe('the heartbeat', () => {
  const beat = { heartbeat: 5 };

  test('is no news, and keeps the line', () => {
    const told = vi.fn();
    const live = new Live('t1', 'x', { told });
    FakeSocket.last.open(change());
    const before = live.view;
    for (let i = 0; i < 20; i += 1) {
      vi.advanceTimersByTime(5000);
      FakeSocket.last.tell(beat);
    }
    FakeSocket.last.tell(asks(1, 1));
    expect([live.link, live.view?.asked, FakeSocket.all.length, told.mock.calls.length]).toEqual(['live', [1], 1, 1]);
    expect(before?.asked).toEqual([0]);
    live.close();
  });

  test('when it stops the line is given up, and another one found', () => {
    const live = new Live('t1', 'x');
    FakeSocket.last.open(change());
    FakeSocket.last.tell(beat);
    const dead = FakeSocket.last;
    vi.advanceTimersByTime(12_000);
    expect(live.link).toBe('live');
    vi.advanceTimersByTime(501);
    expect([live.link, dead.readyState]).toEqual(['lost', 3]);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open(change());
    dead.tell(asks(1, 1));
    expect([live.link, live.view?.asked, FakeSocket.all.length]).toEqual(['live', [0], 2]);
    live.close();
  });

  test('is looked for at once when the page is seen again, for its timers may have slept', () => {
    const live = new Live('t1', 'x');
    FakeSocket.last.open(change());
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(1);
    vi.setSystemTime(Date.now() + 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect([live.link, FakeSocket.all.length]).toEqual(['lost', 2]);
    live.close();
  });
});

test('a line that was being opened when the network came back is opened anew, an open one is not', () => {
  const live = new Live('t1', 'x');
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.open(change());
  dispatchEvent(new Event('online'));
  expect([live.link, FakeSocket.all.length]).toEqual(['live', 2]);
  live.close();
});

test('a line that does not open is given up', () => {
  const live = new Live('t1', 'x');
  vi.advanceTimersByTime(12_000);
  expect([live.link, FakeSocket.all.length]).toEqual(['lost', 2]);
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test.each([
  ['missing', asks(2, 1)],
  ['for another view', { ...asks(1, 1), patch: [{ op: 'remove', path: '/asked/7' }] }],
])('if a patch is %s the whole view is asked for, once, and patches go on from it', (_, broken) => {
  const live = new Live('t1', 'x');
  FakeSocket.last.open(change());
  FakeSocket.last.tell(broken);
  FakeSocket.last.tell(asks(broken.number + 1, 1));
  expect(FakeSocket.last.sent).toEqual([{ ask: 'view' }]);
  expect(live.view?.asked).toEqual([0]);
  FakeSocket.last.tell({ ...change(view({ ply: 4, asked: [0, 1] })), number: 4 });
  FakeSocket.last.tell(asks(5, 1));
  expect([live.view?.ply, live.view?.asked]).toEqual([5, [1]]);
  expect(FakeSocket.last.sent).toHaveLength(1);
  vi.advanceTimersByTime(7000);
  expect(FakeSocket.all).toHaveLength(1);
  live.close();
});

test('a question for the view that nobody answers ends the connection, and another one brings the view', () => {
  const refused = vi.fn();
  const live = new Live('t1', 'x', { refused });
  FakeSocket.last.open(change());
  FakeSocket.last.tell(asks(3, 1));
  FakeSocket.last.tell({ error: { code: 'too-many', message: 'Wait.' } });
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.open(change(view({ ply: 8 })));
  FakeSocket.last.tell(asks(1, 1));
  expect(live.view?.asked).toEqual([1]);
  expect(refused).not.toHaveBeenCalled();
  live.close();
});
