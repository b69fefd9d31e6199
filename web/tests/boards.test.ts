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

for (const [file, views] of Object.entries(fixtures)) {
  const game = file.replace(/.*\/|\.json/g, '');

  describe(game, () => {
    test.each(views.map((view, i) => [i, view.title, view] as const))('%i: %s', async (_, __, view) => {
      await show(view);
      expect(
        things().every((thing) => thing.tagName === 'BUTTON' && thing.querySelector('.visually-hidden')?.textContent),
      ).toBe(true);
      expect([...reachable()].sort()).toEqual(view.legal);
    });

    test('what is closed asks about a move that is not legal, and something is closed', async () => {
      let answered = 0;
      for (const view of views.filter((other) => other.seat !== null && other.legal.length > 0).slice(0, 6)) {
        const why = vi.fn<(move: string) => void>();
        await show(view, { why });
        for (const thing of document.querySelectorAll<HTMLElement>('button.closed:not(:disabled)')) thing.click();
        const asked = why.mock.calls.map(([move]) => move);
        expect(asked.filter((move) => !moves[game]?.includes(move) || view.legal.includes(move))).toEqual([]);
        answered += asked.length;
        if (mounted) await unmount(mounted);
        mounted = undefined;
      }
      expect(answered).toBeGreaterThan(0);
    });

    test('pressing a thing makes its move', async () => {
      const view = views.find((other) => other.legal.length > 1);
      if (!view) throw new Error('no view with a choice');
      const act = await show(view);
      const [move = ''] = [...reachable()];
      if (!all('data-move').includes(move)) press('data-first-part', all('data-first-part')[0] ?? '');
      const [ready = ''] = all('data-move');
      press('data-move', ready);
      expect(act).toHaveBeenCalledExactlyOnceWith(ready);
    });

    test('while a move is on its way nothing can be pressed', async () => {
      const view = views.find((other) => other.legal.length > 1);
      if (!view) throw new Error('no view with a choice');
      await show(view, { busy: true });
      expect([...all('data-move'), ...all('data-first-part')]).toEqual([]);
    });
  });
}
