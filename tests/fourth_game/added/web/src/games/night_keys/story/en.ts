// What happens in Night Keys, and what is asked: in English, as the server says it.

import { counted } from '../../../languages/en/grammar';
import type { Case } from '../view';
import { words } from '../words/en';

/** All that an event may carry; its kind says what is there. */
interface Told {
  who: string;
  case: Case;
  night: number;
  jewels: number;
  keys: number;
}

export const story = {
  tell: {
    night_began: (e: Told) => `Night ${e.night} begins, with one more jewel in each case.`,
    chose: (e: Told) => `${e.who} has chosen a key.`,
    used: (e: Told) => `${e.who} has the key for the ${words.kind(e.case)}.`,
    took: (e: Told) => `${e.who} takes all the ${words.kind(e.case)}: ${counted(e.jewels, 'jewel', 'jewels')}.`,
    alarm: (e: Told) => `The alarm rings: ${counted(e.keys, 'key', 'keys')} for the ${words.kind(e.case)}!`,
  },
  ask: { choose: 'Choose a key; all are turned over together.' },
};

export type Story = typeof story;
