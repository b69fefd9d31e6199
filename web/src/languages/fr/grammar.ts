import { grammarOf } from '../grammar';

export const { count, counted, form, list, percent } = grammarOf('fr');

// A vowel, also of another language (Åsa), a y that sounds like one (Yves, not Yann), or a silent h: most are, but for
// the Ha- of Harry and Hassan.
const SOUNDS_OPEN = /^(?:[aeiouà-æè-ïò-öø-üœ]|y(?![aeiouéèœ])|h(?!a))/i;

/** `de Paul`, `d’Odette`. */
export const de = (name: string): string => (SOUNDS_OPEN.test(name) ? `d’${name}` : `de ${name}`);
/** `que Paul`, `qu’Odette`. */
export const que = (name: string): string => (SOUNDS_OPEN.test(name) ? `qu’${name}` : `que ${name}`);
