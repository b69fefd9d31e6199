// Taking a free seat. The answer may be lost though the seat was given: so it is asked for under an id of our own, which
// is kept before the first try. The same id is given the same seat, now, after a press more, or when the page is loaded anew.

import { api, Refused } from './api';
import { freshId } from './ids';
import { insist, type Insisting } from './insist';
import { forgetTable, keepTable, ownTable } from './own';
import { drawWord, hashOf } from './words';

/** Sit down; rejected with the refusal if there is no seat. */
export async function join(table: string, game: string, name: string, insisting: Insisting): Promise<void> {
  const { id, word } = ownTable(table)?.joining ?? { id: freshId(), word: drawWord() };
  keepTable({ table, game, joining: { id, word, name } });
  try {
    const seat = await insist(() => api.join(table, { name, word_hash: hashOf(word), id }), insisting);
    keepTable({ table, game, seats: [{ ...seat, word }], joining: undefined });
  } catch (error) {
    if (isFinal(error)) giveUp(table);
    throw error;
  }
}

/** Only what the table itself says of its seats tells that none was given to us. */
const isFinal = (error: unknown): boolean =>
  error instanceof Refused && ['taken', 'started', 'bad-request'].includes(error.code);

function giveUp(table: string): void {
  const { host, seats } = keepTable({ table, joining: undefined });
  if (!host && seats.length === 0) forgetTable(table);
}
