// On every board, in every phase, every legal move can be made by pressing buttons that have a name, and no other can.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { games } from '../src/games';
import moves_ from './fixtures/moves.json';
import type { BoardProps } from '../src/games/game';
import type { Begun } from '../src/protocol';

vi.setConfig({ testTimeout: 60_000 }); // a whole table is much to draw for a browser that is none

interface Fixture extends Begun {
  title: string;
}
const fixtures = import.meta.glob<Fixture[]>('./fixtures/*_*.json', { eager: true, import: 'default' });

const moves: Record<string, readonly string[]> = moves_;

let mounted: Record<string, unknown> | undefined;

async function show(view: Begun, more: Partial<BoardProps> = {}): Promise<ReturnType<typeof vi.fn>> {
  const board = await games[view.game]?.board();
  if (!board) throw new Error(`no board of ${view.game}`);
  const act = vi.fn<(move: string) => void>();
  mounted = mount(board.default, { target: document.body, props: { view, act, busy: false, ...more } });
  flushSync();
  return act;
}

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = '';
});

const things = (): Element[] => [...document.querySelectorAll('[data-move], [data-first-part]')];

const all = (attribute: string): string[] =>
  [...document.querySelectorAll(`[${attribute}]`)].map((thing) => thing.getAttribute(attribute) ?? '');

function press(attribute: string, value: string): void {
  document.querySelector<HTMLElement>(`[${attribute}="${value}"]`)?.click();
  flushSync();
}

function escape(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  flushSync();
}

/** Every move within reach: at once, or after steps; each step is taken from where the board was at first. */
function reachable(path: string[] = [], tried = new Set<string>()): Set<string> {
  const found = new Set(all('data-move'));
  for (const step of all('data-first-part')) {
    if (tried.has(step)) continue;
    tried.add(step);
    escape();
    for (const before of path) press('data-first-part', before);
    press('data-first-part', step);
    for (const move of reachable([...path, step], tried)) found.add(move);
  }
  escape();
  return found;
}

/** What the closed things ask about, when each is pressed. */
function asked(why: ReturnType<typeof vi.fn>): string[] {
  for (const thing of document.querySelectorAll<HTMLElement>('button.closed:not(:disabled)')) thing.click();
  return why.mock.calls.map(([move]) => move as string);
}

/** Take steps, if there are any, until a thing makes a move, and press it. */
function pressSomething(): string {
  if (all('data-move').length === 0) press('data-first-part', all('data-first-part')[0] ?? '');
  const [move = ''] = all('data-move');
  press('data-move', move);
  return move;
}

for (const [file, views] of Object.entries(fixtures)) {
  const game = file.replace(/.*\/|\.json/g, '');
  let answers = 0;

  // Drawing takes nearly all the time, so each table is drawn once and tried in every way.
  describe(game, () => {
    test.each(views.map((view, i) => [i, view.title, view] as const))('%i: %s', async (_, __, view) => {
      const why = vi.fn<(move: string) => void>();
      const act = await show(view, { why });
      expect(
        things().every((thing) => thing.tagName === 'BUTTON' && thing.querySelector('.visually-hidden')?.textContent),
      ).toBe(true);
      const questions = asked(why);
      expect(questions.filter((move) => !moves[game]?.includes(move) || view.legal.includes(move))).toEqual([]);
      answers += questions.length;
      expect([...reachable()].sort()).toEqual(view.legal);
      expect(act).not.toHaveBeenCalled();
      if (view.legal.length > 0) expect(act).toHaveBeenCalledExactlyOnceWith(pressSomething());
    });

    test('something is closed, and asks', () => {
      expect(answers).toBeGreaterThan(0);
    });

    test('while a move is on its way nothing can be pressed', async () => {
      const view = views.find((other) => other.legal.length > 1);
      if (!view) throw new Error('no view with a choice');
      await show(view, { busy: true });
      expect([...all('data-move'), ...all('data-first-part')]).toEqual([]);
    });
  });
}
