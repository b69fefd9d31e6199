// A private link carries a seat, and perhaps the host's powers, behind `#`. They are taken and kept first; only then are
// they taken out of the address, before anyone sees them: until then the link is all that the person has.

import type { View } from '../protocol';
import { api, type Refused } from './api';
import { insist, type Insisting } from './insist';
import { keeping } from './keeping.svelte';
import { keepTable, tokensIn, wordIn } from './own';
import { carriedWord } from './words';

export const isSeatLink = (): boolean => tokensIn(location.hash).length > 0;

/** Take what the link in the address carries, however long the table can't be reached. Rejected with the refusal, if the
 * table knows no such seat: the link stays in the address then. */
export async function takeSeat(table: string, insisting: Insisting): Promise<void> {
  const link = location.hash;
  let refused: Refused | null = null;
  for (const token of tokensIn(link)) {
    try {
      keepToken(token, wordIn(link), await insist(() => api.view(table, token), insisting));
    } catch (error) {
      insisting.signal.throwIfAborted();
      refused ??= error as Refused;
    }
  }
  if (refused) throw refused;
  // What the browser does not keep stays in the address, so that the page can be loaded anew.
  if (link === location.hash && !keeping.isRefused) history.replaceState(null, '', location.pathname + location.search);
}

function keepToken(token: string, word: string | undefined, view: View): void {
  const { table, game, seat } = view;
  if (seat !== null) keepTable({ table, game, seats: [{ seat, token, ...carriedWord(word, seat, view) }] });
  if (view.is_host) keepTable({ table, game, host: token });
}
