// Which game speaks which language. A game may begin in English alone: the other languages then fall back to it.

import { LANGUAGES, type Language } from '../src/languages';

const words = import.meta.glob('../src/games/*/words/*.ts');

const ALL = Object.keys(LANGUAGES) as Language[];

export const TRANSLATIONS = ALL.filter((language) => language !== 'en');

export const speaks = (game: string, language: Language): boolean =>
  `../src/games/${game}/words/${language}.ts` in words;

export const languagesOf = (game: string): Language[] => ALL.filter((language) => speaks(game, language));

export const translationsOf = (game: string): Language[] => TRANSLATIONS.filter((language) => speaks(game, language));
