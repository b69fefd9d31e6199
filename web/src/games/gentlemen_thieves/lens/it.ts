// What could be known of rivals in Gentlemen Thieves: in Italian.

import { percent } from '../../../languages/it/grammar';
import type { Words } from './en';

export const words: Words = {
  help: 'Quanto è probabile ogni colore per ciascuno degli altri, da ciò che hanno fatto finora (± 4%).',
  percent,
};
