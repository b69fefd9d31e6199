// What could be known of rivals in The Shadow Thief: in German.

import { percent } from '../../../languages/de/grammar';
import type { Words } from './en';

export const words: Words = {
  help: 'Wie wahrscheinlich die anderen mindestens eine solche Karte haben: je die acht wahrscheinlichsten, auf ± 4 % genau. Eine verdeckte Karte zählt mit.',
  percent,
};
