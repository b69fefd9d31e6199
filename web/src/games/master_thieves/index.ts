import type { Game } from '../game';
import { score } from './score';
import { sounds } from './sounds';
import { staging } from './staging';
import type { Types } from './view';

export const game: Game<Types> = {
  board: () => import('./Board.svelte'),
  describe: () => import('./describe'),
  score,
  sounds,
  staging,
  figures: { 'MT-1': () => import('./BoxFigure.svelte') },
};
