// Night Keys: help in English.

import type { HelpWords } from '../../help';

export const words: HelpWords = {
  can: { use: 'Secretly choose a key of your hand. All are turned over together.' },
  reasons: {
    over: 'The game is over.',
    chosen: 'You have chosen a key; it stays until all have chosen.',
    no_key: 'You don’t have a key for this case.',
  },
};
