// What a review says: a file for each language, fetched with the first review.

import type { Review } from '../../languages/en/review';
import type { Language } from '../../languages';
import { following } from '../../lib/texts';
import { loadRemarks } from './remarks.svelte';

const files = import.meta.glob<Review>('../../languages/*/review.ts', { import: 'review' });

let present = $state.raw<Review>();

/** Fetch them in a language, and go over to it. */
export async function loadTexts(language: Language): Promise<void> {
  const [texts] = await Promise.all([files[`../../languages/${language}/review.ts`]!(), loadRemarks(language)]);
  present = texts;
}

/** In the present language, once they were loaded: `texts.chances`. */
export const texts = following(() => {
  if (!present) throw new Error('a text of the review was asked for before it was loaded');
  return present;
});
