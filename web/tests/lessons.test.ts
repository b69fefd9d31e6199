// Every step of every lesson has its words, in every language of its game, and no words are left over.

import { describe, expect, test } from 'vitest';
import type { LessonWords } from '../src/games/lessons';
import { languagesOf } from './languagesOf';

interface Steps {
  steps: { key: string; wanted?: string }[];
}

const plans = import.meta.glob<Steps>('../../src/vendome/games/*/lesson/steps.json', {
  eager: true,
  import: 'default',
});
const words = import.meta.glob<LessonWords>('../src/games/*/lessons/*.ts', { eager: true, import: 'words' });

const gameOf = (path: string) => /\/games\/(\w+)\//.exec(path)?.[1] ?? '';

describe.each(Object.entries(plans).map(([path, plan]) => [gameOf(path), plan] as const))('%s', (game, { steps }) => {
  test.each(languagesOf(game))('%s', (language) => {
    const said = words[`../src/games/${game}/lessons/${language}.ts`];
    expect(Object.keys(said ?? {})).toEqual(steps.map(({ key }) => key));
    for (const { key, wanted } of steps) {
      expect(said?.[key]?.says, key).toBeTruthy();
      expect(Boolean(said?.[key]?.press), key).toBe(wanted !== undefined);
    }
  });
});

test('a lesson has words, and words have a lesson', () => {
  const taught = new Set(Object.keys(plans).map(gameOf));
  expect(new Set(Object.keys(words).map(gameOf))).toEqual(taught);
  expect(taught.size).toBeGreaterThan(2);
});
