import type { Credit } from '../credits';

export const credits: Credit[] = [
  { role: 'author', names: ['Catherine Dumas', 'Charles Chevallier', 'Pascal Pelemans'] },
  { role: 'illustration', names: ['Christophe Madura'] },
  { role: 'texts', names: ['Thomas Hervet'] },
  { role: 'proofreading', names: ['Laurent Pouchain', 'Rémy Carlier'] },
  { role: 'publisher', names: ['Bombyx, 2012'] },
  { role: 'after', names: ['Maurice Leblanc'] },
];
