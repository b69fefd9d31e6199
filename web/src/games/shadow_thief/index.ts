import type { Game } from '../game';
import Cover from './Cover.svelte';
import { score } from './score';
import { sounds } from './sounds';
import { staging } from './staging';
import type { Types } from './view';

export const game: Game<Types> = {
  Cover,
  board: () => import('./Board.svelte'),
  describe: () => import('./describe'),
  score,
  sounds,
  staging,
};
