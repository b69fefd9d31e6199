// Who made the games, as it is printed: a file in the game's folder.

import type { Texts } from '../languages';

export interface Credit {
  role: keyof Texts['credits']['roles'];
  names: string[];
}

/** By game. */
export const credits: Readonly<Record<string, readonly Credit[]>> = Object.fromEntries(
  Object.entries(import.meta.glob<Credit[]>('./*/credits.ts', { eager: true, import: 'credits' })).map(
    ([path, found]) => [path.split('/')[1]!, found],
  ),
);
