import type { Game } from '../game';
import Cover from './Cover.svelte';
import { question } from './question';
import { score } from './score';
import { sounds } from './sounds';
import { staging } from './staging';

export const game: Game = {
  Cover,
  board: () => import('./Board.svelte'),
  describe: () => import('./describe'),
  question,
  score,
  sounds,
  staging,
};
