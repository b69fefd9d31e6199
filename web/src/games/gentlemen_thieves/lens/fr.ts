// What could be known of rivals in Gentlemen Thieves: in French.

import { percent } from '../../../languages/fr/grammar';
import type { Words } from './en';

export const words: Words = {
  help: 'La probabilité de chaque couleur pour chacun des autres, d’après ce qu’ils ont fait jusqu’ici (± 4 %).',
  percent,
};
