// What comes over the wire is typed by what the server generates; nobody tells the compiler otherwise.

import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', { eager: true, query: '?raw', import: 'default' });

/** `as unknown as State`, `event['seat'] as number`: both hide a type that is wrong. */
const CASTS = /\bas unknown as\b|\w\??\.?\['\w+'\] as (?!const\b)/;

test('no type is forced upon a view, an event or a detail of one', () => {
  const forced = Object.entries(sources).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => (CASTS.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  );
  expect(forced).toEqual([]);
});
