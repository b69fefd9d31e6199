// How the page is built: a game is one folder, and nothing outside it knows its name.

import { expect, test } from 'vitest';
import { games } from '../src/games';
import { loadCatalogue } from '../src/locales';

const outside = import.meta.glob<string>(
  ['../src/**/*.{ts,svelte,css}', '!../src/games/*/**', '../worker/*.ts', '../*.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

test('nothing outside its folder names a game', async () => {
  const { games: texts } = await loadCatalogue('en');
  const names = [...Object.keys(games), ...Object.values(texts).map(({ title }) => title)];
  const found = Object.entries(outside).flatMap(([path, source]) =>
    names.filter((name) => source.includes(name)).map((name) => `${path}: ${name}`),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
