// What belongs to a rulebook is there in every language of its game, with the same parts, and in its own words.

import { describe, expect, test } from 'vitest';
import { bookOf, hasBook, type BookWords } from '../src/games/book';
import { credits } from '../src/games/credits';
import { games } from '../src/games';
import { languagesOf, translationsOf } from './languagesOf';

const all = import.meta.glob<BookWords>('../src/games/*/book/*.ts', { eager: true, import: 'words' });
const wordsOf = (game: string, language: string): BookWords => all[`../src/games/${game}/book/${language}.ts`]!;

/** All that has to be the same in every language. */
const shapeOf = ({ chart, examples, labels }: BookWords) => ({
  chart: chart.map(({ isOrdered, items }) => ({ isOrdered, rules: items.map(({ rule }) => rule) })),
  examples: Object.keys(examples),
  labels: Object.keys(labels),
});

const textsOf = ({ story, chart, examples, labels }: BookWords): string[] => [
  story,
  ...chart.flatMap(({ title, items }) => [title, ...items.map(({ text }) => text)]),
  ...Object.values(examples),
  ...Object.values(labels),
];

describe.each(Object.keys(games).filter(hasBook))('%s', (game) => {
  test.each(languagesOf(game))('%s has the same parts', (language) => {
    expect(shapeOf(wordsOf(game, language))).toEqual(shapeOf(wordsOf(game, 'en')));
    expect(textsOf(wordsOf(game, language))).not.toContain('');
  });

  test.each(languagesOf(game))('the story in %s is short', (language) => {
    const length = wordsOf(game, language).story.split(/\s+/).length;
    expect(length).toBeGreaterThanOrEqual(60);
    expect(length).toBeLessThanOrEqual(125);
  });

  test.each(translationsOf(game))('%s says it in its own words', (language) => {
    const english = textsOf(wordsOf(game, 'en'));
    expect(textsOf(wordsOf(game, language)).filter((text, i) => text === english[i])).toEqual([]);
  });
});

test('a game may have no book, and no credits', async () => {
  expect(hasBook('no_such_game')).toBe(false);
  expect(await bookOf('no_such_game', 'fr')).toBeNull();
  expect(credits['no_such_game']).toBeUndefined();
});

test('credits name nobody by an address', () => {
  const names = Object.values(credits).flatMap((found) => found.flatMap((credit) => credit.names));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.includes('@'))).toEqual([]);
});
