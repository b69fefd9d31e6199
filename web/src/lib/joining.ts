// Taking a free seat. The answer may be lost though the seat was given: so it is asked for under an id of our own, which
// is kept before the first try. The same id is given the same seat, now, after a press more, or when the page is loaded anew.

import { api, Refused } from './api';
import { freshId } from './ids';
import { insist, type Insisting } from './insist';
import { forgetTable, keepTable, ownTable } from './own';
import { drawWord, hashOf } from './words';

/** Sit down; rejected with the refusal if there is no seat. At a table of a `night` one takes part in it by that, and
 * adds no word: its deals are sealed. */
export async function join(
  table: string,
  game: string,
  name: string,
  insisting: Insisting,
  night?: string,
): Promise<void> {
  const joining = ownTable(table)?.joining ?? { id: freshId(), word: drawWord(), night };
  const { id, word, night: sealedBy } = joining;
  keepTable({ table, game, joining: { ...joining, name } });
  const part = sealedBy ? {} : { word_hash: hashOf(word) };
  try {
    if (sealedBy) {
      const { enterNight } = await import('./nights'); // few tables need it
      await insist(() => enterNight(sealedBy), insisting);
    }
    const seat = await insist(() => api.join(table, { name, ...part, id }), insisting);
    keepTable({ table, game, seats: [sealedBy ? seat : { ...seat, word }], joining: undefined });
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
