// No file of the page needs itself, however long the way. That imports go downwards only is a rule of ESLint.

import { expect, test } from 'vitest';
// @ts-expect-error: plain JavaScript, which ESLint reads as it is
import { faultOf } from '../layers.js';

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', { eager: true, query: '?raw', import: 'default' });

const IMPORT = /^\s*(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'(\.[^']+)'/gm;
const ENDINGS = ['', '.ts', '.svelte.ts', '/index.ts'];

/** The file that an import names, as `sources` calls it; styles are none. */
function fileOf(importer: string, named: string): string | undefined {
  const { pathname } = new URL(named, `file:///web/tests/${importer}`);
  const path = pathname.replace('/web/', '../');
  return ENDINGS.map((ending) => path + ending).find((file) => file in sources);
}

const importsOf = (file: string): string[] =>
  [...(sources[file] ?? '').matchAll(IMPORT)].flatMap(([, named = '']) => fileOf(file, named) ?? []);

/** The first circle that a walk from a file meets. */
function circleFrom(file: string, way: readonly string[], seen: Set<string>): readonly string[] | undefined {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (seen.has(file)) return undefined;
  seen.add(file);
  for (const next of importsOf(file)) {
    const circle = circleFrom(next, [...way, file], seen);
    if (circle) return circle;
  }
  return undefined;
}

test('no import leads back to its own file', () => {
  expect(importsOf('../src/App.svelte').length).toBeGreaterThan(3);
  const seen = new Set<string>();
  expect(Object.keys(sources).flatMap((file) => circleFrom(file, [], seen) ?? [])).toEqual([]);
});

test.each([
  ['lib/a.ts', 'games/index', 'lib must not know games'],
  ['languages/fr/a.ts', 'lib/texts', 'languages must not know lib'],
  ['games/one/a.ts', 'pages/Home.svelte', 'games must not know pages'],
  ['games/one/story/fr.ts', 'games/other/state', 'games/one must not know games/other'],
  ['games/shared/a.ts', 'games/one/state', 'games/shared must not know games/one'],
  ['learn/a.ts', 'replay/a', 'learn must not know replay'],
  ['replay/a.ts', 'riddle/a', 'replay must not know riddle'],
  ['riddle/a.ts', 'learn/a', undefined],
  ['games/one/a.ts', 'games/shared/Choice.svelte', undefined],
  ['games/one/a.ts', 'games/game', undefined],
  ['games/one/a.ts', 'games/one/state', undefined],
  ['table/a.ts', 'lib/api', undefined],
])('%s imports %s: %s', (importer, imported, fault) => {
  expect((faultOf as (...files: string[]) => string | undefined)(`src/${importer}`, `src/${imported}`)).toBe(fault);
});
