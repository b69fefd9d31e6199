// Loading the page anew, without losing a seat that only this page remembers.

import { keeping } from './keeping.svelte';
import { ownTable, privateLink, wordToCarry } from './own';
import { router } from './router.svelte';

export function reload(): void {
  const own = keeping.isRefused && router.route.page === 'table' ? ownTable(router.route.table) : null;
  const seat = own?.seats[0];
  if (own && seat) {
    const link = privateLink(own.table, seat.token, { host: own.host, word: wordToCarry(seat) });
    history.replaceState(null, '', link);
  }
  location.reload();
}
