// Leaderboards, and how well one plays oneself: fetched with the pages that show them.

import { counted } from './grammar';

export const ratings = {
  how: 'Only rated games count. Everyone begins at 25; the ± says how much is still open, and it shrinks with every game. The order goes by what somebody is at least: the rating less its ±.',
  bots: 'Bots are the fixed points of this scale. They were measured once, against each other, and never change: so a number means the same here today and next year.',
  empty: (n: number) => `Nobody yet: play ${counted(n, 'rated game', 'rated games')}.`,
  begin: 'Turn on “Rated” when you lay a table.',
  place: 'Place',
  player: 'Player',
  rating: 'Rating',
  games: 'Rated games',
  you: 'You',
  yours: 'Your ratings',
  none: 'No rated game yet. Turn on “Rated” when you lay a table.',
  placeOf: (n: number) => `Place ${n}`,
  gamesOf: (n: number) => counted(n, 'rated game', 'rated games'),
  needs: (n: number) => `${counted(n, 'more game', 'more games')} until you are on the leaderboard`,
  listed: 'Show me on the leaderboards',
  listedHelp: 'With the name that you use at tables. Otherwise only you see your ratings here.',
  boardOf: (game: string) => `Leaderboard: ${game}`,
  history: (before: string, after: string) => `Rating ${before} → ${after}`,
};

export type Ratings = typeof ratings;
