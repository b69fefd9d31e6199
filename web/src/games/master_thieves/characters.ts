// The six characters, in the order in which they act, and the colour of each.

import type { Character } from './view';

export const TINTS: Record<Character, string> = {
  smuggler: '#3d7ea6',
  jeweller: '#b98b2b',
  gemologist: '#4f8f6b',
  thief: '#7a6a8f',
  'master-thief': '#a5314b',
  detective: '#8a6a45',
};

export const CHARACTERS = Object.keys(TINTS) as readonly Character[];
