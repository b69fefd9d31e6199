// The phone in one's hand says that it is one's turn. Desks do not vibrate, and iPhones don't let a page do it.

import { pace } from './motion';
import { settings } from './settings.svelte';

const TURN = [60, 60, 90]; // ms: two short ones, with a pause between them

export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Once, while the page is seen: a browser lets no other vibrate. Who wants nothing to move is left alone here too. */
export function vibrateForTurn(): void {
  if (settings.vibration && pace() > 0 && canVibrate() && document.visibilityState === 'visible')
    navigator.vibrate(TURN);
}
