// The table as text: in every phase of every game it tells what the view tells, and offers every legal move once.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { games } from '../src/games';
import { LANGUAGES, type Language } from '../src/languages';
import type { Description } from '../src/games/description';
import { locale } from '../src/lib/locale.svelte';
import type { Begun } from '../src/protocol';
import TextTable from '../src/table/TextTable.svelte';

interface Fixture extends Begun {
  title: string;
}
const fixtures = import.meta.glob<Fixture[]>('./fixtures/*_*.json', { eager: true, import: 'default' });
const BROKEN = /undefined|NaN|\[object|null/;

async function described(view: Begun): Promise<Description> {
  const game = await games[view.game]?.describe();
  if (!game) throw new Error(`nothing describes ${view.game}`);
  return game.describe(view);
}

const wordsOf = ({ parts, choices }: Description): string[] => [
  ...parts.flatMap(({ title, lines = [], grid }) => [
    title,
    ...lines,
    ...(grid?.columns ?? []),
    ...(grid?.rows.flat() ?? []),
  ]),
  ...choices.flatMap(({ title, moves }) => [title, ...moves.map(({ text }) => text)]),
];

let mounted: Record<string, unknown> | undefined;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = '';
  await locale.load('en');
});

for (const [file, views] of Object.entries(fixtures)) {
  const game = file.replace(/.*\/|\.json/g, '');

  describe(game, () => {
    test.each(views.map((view, i) => [i, view.title, view] as const))('%i: %s', async (_, __, view) => {
      const description = await described(view);
      const moves = description.choices.flatMap((group) => group.moves);
      expect(moves.map(({ move }) => move).sort()).toEqual(view.legal);
      expect(new Set(moves.map(({ text }) => text)).size, 'two moves have one name').toBe(moves.length);
      for (const seat of view.seats) expect(wordsOf(description).some((text) => text.includes(seat.name))).toBe(true);
      for (const { grid } of description.parts) {
        for (const row of grid?.rows ?? []) expect(row).toHaveLength(grid!.columns.length);
      }
    });

    test.each(Object.keys(LANGUAGES) as Language[])('every word is there in %s', async (language) => {
      await locale.load(language);
      for (const view of views) {
        const texts = wordsOf(await described(view));
        expect(
          texts.filter((text) => text === '' || BROKEN.test(text)),
          view.title,
        ).toEqual([]);
      }
    });

    test('a button makes its move, and the focus stays with the moves', async () => {
      const view = views.find((other) => other.legal.length > 1)!;
      const act = vi.fn<(move: string) => void>();
      const { describe } = await games[view.game]!.describe();
      mounted = mount(TextTable, { target: document.body, props: { view, act, busy: false, describe } });
      flushSync();
      const button = document.querySelector<HTMLElement>('[data-move]')!;
      button.click();
      expect(act).toHaveBeenCalledExactlyOnceWith(button.dataset['move']);
      expect(document.activeElement?.tagName).toBe('H3');
    });
  });
}
