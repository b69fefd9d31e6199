// Taking a move back, from any of this device's seats.

import { api } from './api';
import { attempt } from './attempt';
import { freshId } from './ids';
import type { Live } from './live.svelte';

/** Ctrl+Z, where it does not take back what was typed. */
export const isUndo = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  event.key === 'z' &&
  (event.target as Element).closest('input, textarea, dialog') === null;

/** The last move of a seat, which those are asked for who are elsewhere: whoever sits around the same screen sees it. */
export function takeBack(live: Live, around: readonly Live[]): Promise<boolean> {
  return attempt(async () => {
    const { table, take_back: last } = live.view ?? {};
    if (!table || !last || !live.token) return;
    const { take_back_request: request } = await api.takeBack(table, live.token, { ply: last.ply, id: freshId() });
    for (const { view, token } of around)
      if (token && view?.seat != null && request?.waits_for.includes(view.seat))
        await api.allowTakeBack(table, token, { ply: last.ply, agree: true });
  });
}
