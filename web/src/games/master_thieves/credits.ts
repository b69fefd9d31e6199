import type { Credit } from '../credits';

export const credits: Credit[] = [
  { role: 'author', names: ['Czarné'] },
  { role: 'illustration', names: ['Czarné'] },
  { role: 'design', names: ['Czarné'] },
  { role: 'publisher', names: ['Zoch Verlag, 2004'] },
  { role: 'distribution', names: ['Rio Grande Games'] },
];
