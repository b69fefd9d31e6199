// People's names, remembered on the device: one's own, and those who sit around it in a hot seat.

import { recall, remember } from './storage';

const KEY = 'names';

/** The name this device's person used last in the nth place. */
export function nameAt(place: number): string {
  return recall<string[]>(KEY, [])[place] ?? '';
}

export function keepNames(names: readonly string[]): void {
  const known = recall<string[]>(KEY, []);
  remember(KEY, [...names, ...known.slice(names.length)].slice(0, 8));
}
