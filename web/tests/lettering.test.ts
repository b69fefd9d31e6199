// Words on pictures fit their field, and come from the languages.

import { describe, expect, test } from 'vitest';
import { setIn } from '../src/art/lettering';

const sources = import.meta.glob<string>('../src/{art,games/*/art}/*.svelte', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('words on a picture', () => {
  test('have their size where there is room', () => {
    expect(setIn({ room: 80, size: 12 }, 'Thief', 0.6)).toEqual({ lines: ['Thief'], size: 12 });
  });

  test('are set smaller where there is less', () => {
    const { lines, size } = setIn({ room: 80, size: 12 }, 'Contrabbandiere', 0.6);
    expect(lines).toEqual(['Contrabbandiere']);
    expect(size).toBeLessThan(12);
    expect(size).toBeGreaterThan(8);
  });

  test('go onto two lines before they become too small', () => {
    const { lines, size } = setIn({ room: 78, size: 9 }, 'VOLEUR DE BOUCLES D’OREILLES', 0.68);
    expect(lines).toEqual(['VOLEUR DE BOUCLES', 'D’OREILLES']);
    expect(size).toBeGreaterThan(6);
  });

  test('stay on one line if they are one word', () => {
    expect(setIn({ room: 20, size: 12 }, 'Contrabbandiere', 0.6).lines).toHaveLength(1);
  });
});

test.each(Object.entries(sources))('%s has no words of its own', (_, source) => {
  const markup = source.replace(/<(script|style)[^]*?<\/\1>/g, '');
  expect(
    [...markup.matchAll(/<(?:text|tspan)[^>]*>([^<{]+)/g)].map(([, words]) => words!.trim()).filter(Boolean),
  ).toEqual([]);
});

// Nor does a stylesheet: what it adds is the same in every language.
const styled = import.meta.glob<string>('../src/**/*.{svelte,css}', { eager: true, query: '?raw', import: 'default' });

test('no stylesheet has words', () => {
  const words = Object.entries(styled).flatMap(([path, source]) =>
    [...source.matchAll(/content:\s*(['"])(.*?)\1/g)]
      .filter(([, , text]) => /\p{L}/u.test(text!))
      .map(([found]) => `${path}: ${found}`),
  );
  expect(words).toEqual([]);
});
