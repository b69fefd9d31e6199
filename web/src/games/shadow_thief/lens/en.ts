// What could be known of rivals in The Shadow Thief: in English.

import { percent } from '../../../languages/en/grammar';

export const words = {
  help: 'How likely each of the others has at least one such card: the eight likeliest, each ± 4%. A card face down counts as well.',
  percent,
};

export type Words = typeof words;
