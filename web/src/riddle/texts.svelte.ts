// What the page of a riddle says: a file for each language, fetched with it. It borrows words of a review.

import type { RiddleTexts } from '../languages/en/riddle';
import type { Language } from '../languages';
import { following } from '../lib/texts';
import { loadTexts as loadReviewTexts } from '../replay/review/texts.svelte';

const files = import.meta.glob<RiddleTexts>('../languages/*/riddle.ts', { import: 'riddle' });

let present = $state.raw<RiddleTexts>();

/** Fetch them in a language, and go over to it. */
export async function loadTexts(language: Language): Promise<void> {
  const [texts] = await Promise.all([files[`../languages/${language}/riddle.ts`]!(), loadReviewTexts(language)]);
  present = texts;
}

/** In the present language, once they were loaded: `texts.ask`. */
export const texts = following(() => {
  if (!present) throw new Error('a text of the riddle was asked for before it was loaded');
  return present;
});
