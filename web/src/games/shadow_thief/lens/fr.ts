// What could be known of rivals in The Shadow Thief: in French.

import { percent } from '../../../languages/fr/grammar';
import type { Words } from './en';

export const words: Words = {
  help: 'La probabilité que chacun des autres ait au moins une telle carte : les huit plus probables, à ± 4 %. Une carte face cachée compte aussi.',
  percent,
};
