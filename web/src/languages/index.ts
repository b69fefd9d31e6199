// The languages of the page.

export type { Texts } from './en';

/** By code, each under its own name. */
export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano' } as const;

export type Language = keyof typeof LANGUAGES;

const isSpoken = (code: string): code is Language => code in LANGUAGES;

/** The first of these locales (`de-CH`, `fr`) that the page has; English if none is. */
export function languageOf(locales: readonly string[]): Language {
  return locales.map((locale) => locale.toLowerCase().split('-')[0] ?? '').find(isSpoken) ?? 'en';
}
