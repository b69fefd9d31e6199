// Laying a table: made at the server, kept on this device, begun if nobody else is waited for, and gone to.

import { api } from './api';
import { request, type Draft } from './newTable';
import { keepTable } from './own';
import { router } from './router.svelte';
import { drawWord, hashOf, tellWords } from './words';

/** `fill`: the level of the bots. */
export async function createTable(table: Draft, fill: string): Promise<void> {
  const words = table.seats.map((seat) => (seat.kind === 'human' ? drawWord() : undefined));
  const made = await api.create(
    request(
      table,
      words.map((word) => word && hashOf(word)),
    ),
  );
  const seats = made.seats.map((own) => ({ ...own, word: words[own.seat] }));
  keepTable({ table: made.table, game: table.game.id, host: made.host, seats });
  if (!table.seats.some((seat) => seat.kind === 'open')) await begin(made.table, made.host, fill);
  router.go(`/table/${made.table}`);
}

/** The start is answered when the words are told, which this device does meanwhile. */
async function begin(table: string, host: string, fill: string): Promise<void> {
  await Promise.all([api.start(table, host, fill), api.view(table, host).then(tellWords)]);
}
