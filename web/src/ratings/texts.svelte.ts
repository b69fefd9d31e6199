// What the leaderboards and one's own ratings say: a file for each language, fetched with them.

import type { Ratings } from '../languages/en/ratings';
import type { Language } from '../languages';
import { following } from '../lib/texts';

const files = import.meta.glob<Ratings>('../languages/*/ratings.ts', { import: 'ratings' });

let present = $state.raw<Ratings>();

/** Fetch them in a language, and go over to it. */
export async function loadTexts(language: Language): Promise<void> {
  present = await files[`../languages/${language}/ratings.ts`]!();
}

/** In the present language, once they were loaded: `texts.rating`. */
export const texts = following(() => {
  if (!present) throw new Error('a text about ratings was asked for before it was loaded');
  return present;
});
