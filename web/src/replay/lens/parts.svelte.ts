// All that a lens is made of: the words of the panel, and the game's own picture and words. Fetched when one is first
// looked through.

import type { Component } from 'svelte';
import type { LensProps } from '../../games/lens';
import type { Language } from '../../languages';
import type { Lens } from '../../languages/en/lens';
import { following } from '../../lib/texts';

/** What a game has to show; its words are in the language that was asked for. */
export interface GameLens {
  Picture: Component<LensProps>;
  words: object;
}

const files = import.meta.glob<Lens>('../../languages/*/lens.ts', { import: 'lens' });
const pictures = import.meta.glob<Component<LensProps>>('../../games/*/lens/Lens.svelte', { import: 'default' });
const gameWords = import.meta.glob<object>('../../games/*/lens/??.ts', { import: 'words' });

let present = $state.raw<Lens>();

/** Fetch all in a language, and go over to it. Null if the game has no lens. */
export async function loadParts(game: string, language: Language): Promise<GameLens | null> {
  const [texts, own] = await Promise.all([
    files[`../../languages/${language}/lens.ts`]!(),
    loadGameLens(game, language),
  ]);
  present = texts;
  return own;
}

/** A game may have no words in this language: then it speaks English. */
async function loadGameLens(game: string, language: Language): Promise<GameLens | null> {
  const folder = `../../games/${game}/lens`;
  const picture = pictures[`${folder}/Lens.svelte`];
  const loadWords = gameWords[`${folder}/${language}.ts`] ?? gameWords[`${folder}/en.ts`];
  if (!picture || !loadWords) return null;
  const [Picture, words] = await Promise.all([picture(), loadWords()]);
  return { Picture, words };
}

/** In the present language, once they were loaded: `texts.open`. */
export const texts = following(() => {
  if (!present) throw new Error('a text of the lens was asked for before it was loaded');
  return present;
});
