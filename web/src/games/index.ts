// The games of the page, each a folder. A new folder needs no mention anywhere.

import type { Game } from './game';

// Each folder's game is typed by its own types; here, and nowhere else, it becomes one of many. What a view holds is of
// the game that it names, so the board, the text and the score sheet of that game may have it.
const found = import.meta.glob<Game>('./*/index.ts', { eager: true, import: 'game' });

/** By id, which is the name of the folder. A server may have a game that this page has no board for. */
export const games: Readonly<Record<string, Game | undefined>> = Object.fromEntries(
  Object.entries(found).map(([path, game]): [string, Game] => [path.split('/')[1]!, game]),
);
