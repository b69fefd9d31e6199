// Every step of every lesson has its words, in every language, and no words are left over.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/languages';
import type { LessonWords } from '../src/games/lessons';

interface Steps {
  steps: { key: string; wanted?: string }[];
}

const plans = import.meta.glob<Steps>('../../src/vendome/games/*/lesson/steps.json', {
  eager: true,
  import: 'default',
});
const words = import.meta.glob<LessonWords>('../src/games/*/lessons/*.ts', { eager: true, import: 'words' });

const gameOf = (path: string) => /([a-z_]+)\/(?:lesson\/steps\.json|[a-z]+\.ts)$/.exec(path)?.[1] ?? '';
const languages = Object.keys(LANGUAGES);

describe.each(Object.entries(plans).map(([path, plan]) => [gameOf(path), plan] as const))('%s', (game, { steps }) => {
  test.each(languages)('%s', (language) => {
    const said = words[`../src/games/${game}/lessons/${language}.ts`];
    expect(Object.keys(said ?? {})).toEqual(steps.map(({ key }) => key));
    for (const { key, wanted } of steps) {
      expect(said?.[key]?.says, key).toBeTruthy();
      expect(Boolean(said?.[key]?.press), key).toBe(wanted !== undefined);
    }
  });
});

test('there is a lesson of every game', () => {
  expect(Object.keys(plans)).toHaveLength(3);
});
