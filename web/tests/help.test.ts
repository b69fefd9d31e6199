// Whatever can be done, and every reason why something can't, has its words in every language of its game.

import { describe, expect, test } from 'vitest';
import type { HelpWords } from '../src/games/help';
import moves from './fixtures/moves.json';
import reasons from './fixtures/reasons.json';
import { languagesOf, translationsOf } from './languagesOf';

const words = import.meta.glob<HelpWords>('../src/games/*/help/*.ts', { eager: true, import: 'words' });

describe.each(Object.keys(moves) as (keyof typeof moves)[])('%s', (game) => {
  const english = words[`../src/games/${game}/help/en.ts`];

  test.each(languagesOf(game))('%s', (language) => {
    const help = words[`../src/games/${game}/help/${language}.ts`];
    const verbs = new Set(moves[game].map((move) => move.split(' ')[0]));
    expect(Object.keys(help?.can ?? {}).sort()).toEqual([...verbs].sort());
    expect(Object.keys(help?.reasons ?? {})).toEqual(['over', ...reasons[game]]);
  });

  test.each(translationsOf(game))('%s says it in its own words', (language) => {
    const help = words[`../src/games/${game}/help/${language}.ts`]!;
    for (const part of ['can', 'reasons'] as const) {
      for (const [key, text] of Object.entries(help[part])) expect(text, key).not.toBe(english?.[part][key]);
    }
  });
});
