import { grammarOf } from '../grammar';

export const { count, counted, form, list, percent } = grammarOf('fr');

// A vowel, a y that sounds like one (Yves, not Yann), or a silent h: most are, but for the Ha- of Harry and Hassan.
// Read without its accents: É, Å and Ó are vowels, too.
const SOUNDS_OPEN = /^(?:[aeiouœæø]|y(?![aeiouœ])|h(?!a))/i;
const soundsOpen = (name: string): boolean => SOUNDS_OPEN.test(name.normalize('NFD'));

/** `de Paul`, `d’Odette`. */
export const de = (name: string): string => (soundsOpen(name) ? `d’${name}` : `de ${name}`);
/** `que Paul`, `qu’Odette`. */
export const que = (name: string): string => (soundsOpen(name) ? `qu’${name}` : `que ${name}`);
