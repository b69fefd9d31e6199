// What could be known of rivals in Gentlemen Thieves: in German.

import { percent } from '../../../languages/de/grammar';
import type { Words } from './en';

export const words: Words = {
  help: 'Wie wahrscheinlich die anderen welche Farbe spielen, nach allem, was sie bisher getan haben (± 4 %).',
  percent,
};
