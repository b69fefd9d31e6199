// Laying a table: made at the server, kept on this device, begun if nobody else is waited for, and gone to.

import { api } from './api';
import { request, type Draft } from './newTable';
import { keepTable } from './own';
import { router } from './router.svelte';

/** `fill`: the level of the bots. */
export async function lay(table: Draft, fill: string): Promise<void> {
  const made = await api.create(request(table));
  keepTable({ table: made.table, game: table.game.id, host: made.host, seats: made.seats });
  if (!table.seats.some((seat) => seat.kind === 'open')) await api.start(made.table, made.host, fill);
  router.go(`/table/${made.table}`);
}
