// What happens in Night Keys, and what is asked: in English, as the server says it.

import { counted } from '../../../languages/en/grammar';
import type { Sentences } from '../../sentences';
import type { Types } from '../view';
import { words } from '../words/en';

export const story: Sentences<Types> = {
  tell: {
    night_began: (e) => `Night ${e.night} begins, with one more jewel in each case.`,
    chose: (e) => `${e.who} has chosen a key.`,
    used: (e) => `${e.who} has the key for the ${words.kind(e.case)}.`,
    took: (e) => `${e.who} takes all the ${words.kind(e.case)}: ${counted(e.jewels, 'jewel', 'jewels')}.`,
    alarm: (e) => `The alarm rings: ${counted(e.keys, 'key', 'keys')} for the ${words.kind(e.case)}!`,
  },
  ask: { choose: () => 'Choose a key; all are turned over together.' },
};
