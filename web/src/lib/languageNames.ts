// What languages are called in the present one, as the browser knows it.

import type { OpenTo } from '../protocol';
import { locale } from './locale.svelte';

export type TableLanguage = OpenTo['language'];

export const TABLE_LANGUAGES: readonly TableLanguage[] = ['en', 'fr', 'de', 'it'];

/** Each stands by itself, so it begins with a capital, also where it would not in a sentence. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(locale.language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** What people at a new table most likely speak: what this page speaks. */
export const ownLanguage = (): TableLanguage =>
  TABLE_LANGUAGES.find((language) => language === locale.language) ?? TABLE_LANGUAGES[0]!;
