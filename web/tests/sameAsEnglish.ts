// Texts that are the same in English and in another language, by path. Anything else that is equal was forgotten.

import type { Language } from '../src/languages';

export const SAME_AS_ENGLISH: Record<'all' | Language, string[]> = {
  all: [],
  en: [],
};
