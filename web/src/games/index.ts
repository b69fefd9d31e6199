// The boards, by game. Each is a chunk of its own, fetched when it is first needed.

import type { LazyBoard } from '../lib/board';

export const boards: Record<string, LazyBoard> = {
  gentlemen_thieves: () => import('./gentlemen_thieves/Board.svelte'),
  master_thieves: () => import('./master_thieves/Board.svelte'),
  shadow_thief: () => import('./shadow_thief/Board.svelte'),
};
