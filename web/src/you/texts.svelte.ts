// What the page about oneself says: a file for each language, fetched with it.

import type { You } from '../languages/en/you';
import type { Language } from '../languages';
import { following } from '../lib/texts';

const files = import.meta.glob<You>('../languages/*/you.ts', { import: 'you' });

let present = $state.raw<You>();

/** Fetch them in a language, and go over to it. */
export async function loadTexts(language: Language): Promise<void> {
  present = await files[`../languages/${language}/you.ts`]!();
}

/** In the present language, once they were loaded: `texts.games`. */
export const texts = following(() => {
  if (!present) throw new Error('a text about oneself was asked for before it was loaded');
  return present;
});
