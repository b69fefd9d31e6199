// What could be known of rivals in The Shadow Thief: in Italian.

import { percent } from '../../../languages/it/grammar';
import type { Words } from './en';

export const words: Words = {
  help: 'Quanto è probabile che gli altri abbiano almeno una carta così: le otto più probabili per ciascuno, con un margine di ± 4%. Conta anche una carta coperta.',
  percent,
};
