// The boards, by game, and what describes their tables in words. Each is a chunk of its own, fetched when it is first
// needed.

import type { LazyBoard } from '../lib/board';
import type { LazyDescribe } from '../lib/description';

export const boards: Record<string, LazyBoard> = {
  gentlemen_thieves: () => import('./gentlemen_thieves/Board.svelte'),
  master_thieves: () => import('./master_thieves/Board.svelte'),
  shadow_thief: () => import('./shadow_thief/Board.svelte'),
};

export const descriptions: Record<string, LazyDescribe> = {
  gentlemen_thieves: () => import('./gentlemen_thieves/describe'),
  master_thieves: () => import('./master_thieves/describe'),
  shadow_thief: () => import('./shadow_thief/describe'),
};
