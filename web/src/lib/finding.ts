// Looking for a game among strangers. The answer may be lost though a seat was given: so it is asked for under an id that
// is kept first, and asked for again by the same.

import type { FindGame } from '../protocol';
import { api, Refused } from './api';
import { freshId } from './ids';
import { insist, type Insisting } from './insist';
import { keepTable, ownTables } from './own';
import { recall, remember } from './storage';
import { drawWord, hashOf } from './words';

const KEY = 'finding';
const MOST_AVOIDED = 100;

export type Wish = Pick<FindGame, 'games' | 'name' | 'language' | 'any_language' | 'any_clock' | 'players'>;

interface Asked {
  id: string;
  word: string;
}

/** The table at which there is a seat now. `avoid`: tables that this person does not want to see. */
export async function findGame(wish: Wish, avoid: readonly string[], insisting: Insisting): Promise<string> {
  const { id, word } = recall<Asked | null>(KEY, null) ?? { id: freshId(), word: drawWord() };
  remember(KEY, { id, word });
  const own = ownTables().map(({ table }) => table);
  const body = { ...wish, id, word_hash: hashOf(word), avoid: [...own, ...avoid].slice(0, MOST_AVOIDED) };
  try {
    const { table, game, seat, token } = await insist(() => api.findGame(body), insisting);
    keepTable({ table, game, seats: [{ seat, token, word }] });
    remember(KEY, null);
    return table;
  } catch (error) {
    if (error instanceof Refused && !error.isPassing) remember(KEY, null);
    throw error;
  }
}
