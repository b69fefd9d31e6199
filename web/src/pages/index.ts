// The pages, each a chunk of its own, fetched when it is first needed.

export const pages = {
  home: () => import('./Home.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  riddle: () => import('./Riddle.svelte'),
  nights: () => import('./Nights.svelte'),
  night: () => import('./Night.svelte'),
  today: () => import('./Night.svelte'),
  learn: () => import('./Learn.svelte'),
  rules: () => import('./Rulebook.svelte'),
  chart: () => import('./Chart.svelte'),
  leaderboard: () => import('./Leaderboard.svelte'),
  you: () => import('./You.svelte'),
  friend: () => import('./Friend.svelte'),
  credits: () => import('./Credits.svelte'),
  privacy: () => import('./Privacy.svelte'),
  unsubscribe: () => import('./Unsubscribe.svelte'),
  unknown: () => import('./Unknown.svelte'),
};
