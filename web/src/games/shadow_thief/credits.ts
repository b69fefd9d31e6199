import type { Credit } from '../credits';

export const credits: Credit[] = [
  { role: 'author', names: ['Jürgen Grunau'] },
  { role: 'publisher', names: ['Amigo, 2001'] },
  { role: 'french', names: ['Marc Laumonier'] },
];
