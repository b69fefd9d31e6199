// All that is said in a language: the page's texts, and the games'. A game that has no words in a language yet speaks
// English in it.

import type { Language } from '../languages';
import type { Catalogue, GameTexts } from '../lib/locale.svelte';

type Locale = typeof import('./en');

const files: Record<Language, () => Promise<Locale>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  de: () => import('./de'),
  it: () => import('./it'),
};

/** Every game speaks English. Only the names are read here, not the files. */
const GAMES = Object.keys(import.meta.glob('../games/*/words/en.ts')).map(gameOf);

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const { texts, ...found } = await files[language]();
  const games = gamesIn(found);
  if (GAMES.every((game) => game in games)) return { texts, games };
  return { texts, games: { ...gamesIn(await files.en()), ...games } };
}

function gamesIn({ words, stories }: Pick<Locale, 'words' | 'stories'>): Record<string, GameTexts> {
  const storyOf = byGame(stories);
  return Object.fromEntries(
    Object.entries(byGame(words)).flatMap(([game, text]) => {
      const story = storyOf[game];
      return text && story ? [[game, { ...text, story }]] : [];
    }),
  );
}

function byGame<Text>(files: Record<string, Text>): Record<string, Text | undefined> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [gameOf(path), text]));
}

function gameOf(path: string): string {
  return /\/games\/(\w+)\//.exec(path)?.[1] ?? '';
}
