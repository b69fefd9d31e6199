import type { Game } from '../game';
import { score } from './score';
import type { Types } from './view';

export const game: Game<Types> = {
  board: () => import('./Board.svelte'),
  describe: () => import('./describe'),
  score,
  sounds: {
    night_began: { sound: 'jewels' },
    chose: { sound: 'card' },
    used: { sound: 'card' },
    took: { sound: 'jewels', at: 0.4 },
    alarm: { sound: 'alarm' },
  },
  staging: {
    acts: {
      chose: { lasts: 450, together: true },
      used: { lasts: 1400, together: true },
      took: { lasts: 1300, together: true },
      alarm: { lasts: 1500, together: true },
      night_began: { lasts: 900 },
    },
  },
};
