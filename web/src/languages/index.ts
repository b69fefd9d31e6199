// The languages that are spoken here. Each is a chunk of its own, fetched when it is first needed.

import type { Texts } from './en';

export type { Texts } from './en';

/** By code, each under its own name. */
export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano' } as const;

export type Language = keyof typeof LANGUAGES;

export const catalogues: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  de: () => import('./de'),
  it: () => import('./it'),
};

const isSpoken = (code: string): code is Language => code in LANGUAGES;

/** The first of these locales (`de-CH`, `fr`) that is spoken here; English if none is. */
export function languageOf(locales: readonly string[]): Language {
  return locales.map((locale) => locale.toLowerCase().split('-')[0] ?? '').find(isSpoken) ?? 'en';
}
