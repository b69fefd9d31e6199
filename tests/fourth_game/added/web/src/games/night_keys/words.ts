// Night Keys in the present language; one file of `words/` and `story/` each.

import { gameTexts } from '../../lib/texts';
import type { Words } from './words/en';

export const t = gameTexts<Words>('night_keys');
