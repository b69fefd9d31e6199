// What the pages of nights say: a file for each language, fetched with them.

import type { NightTexts } from '../languages/en/night';
import type { Language } from '../languages';
import { following } from '../lib/texts';

const files = import.meta.glob<NightTexts>('../languages/*/night.ts', { import: 'night' });

let present = $state.raw<NightTexts>();

/** Fetch them in a language, and go over to it. */
export async function loadTexts(language: Language): Promise<void> {
  present = await files[`../languages/${language}/night.ts`]!();
}

/** In the present language, once they were loaded: `texts.takePart`. */
export const texts = following(() => {
  if (!present) throw new Error('a text of a night was asked for before it was loaded');
  return present;
});
