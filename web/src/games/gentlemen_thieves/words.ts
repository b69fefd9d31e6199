// Gentlemen Thieves in the language that is spoken; one file of `words/` each.

import { wordsOf } from '../../lib/texts';

export const t = wordsOf('gentlemen_thieves');
