// The five burglars, and the five types of equipment.

import type { Colour } from '../../art/colours';

export type Equipment = 'g' | 'r' | 'l' | 'm' | 'c';

export const EQUIPMENT: readonly Equipment[] = ['g', 'r', 'l', 'm', 'c'];

/** Names of people: the same in every language. */
export const BURGLARS: Record<Colour, string> = {
  R: 'Arsène Lupin',
  P: 'Comtesse de Cagliostro',
  G: 'Dolorès Kesselbach',
  B: 'Beaumagnan',
  Y: 'Grand Paul',
};
