// What could be known of rivals in Gentlemen Thieves: in English.

import { percent } from '../../../languages/en/grammar';

export const words = {
  help: 'How likely each of the others is which burglar, judged by what they have done so far (± 4%).',
  percent,
};

export type Words = typeof words;
