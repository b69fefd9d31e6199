// What this device remembers, in localStorage. Where the browser forbids it, or has no room, it is remembered in
// memory: all goes on as usual while this page is open.

import { keeping } from './keeping.svelte';

const PREFIX = 'vendome.';

/** What the browser did not keep. */
const inMemory = new Map<string, string>();

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value); // null: as if it had never been
  if (isKept(PREFIX + key, text)) inMemory.delete(key);
  else {
    inMemory.set(key, text);
    keeping.isRefused = true;
  }
}

/** Some browsers throw, others forget without a word: so it is read again. */
function isKept(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return localStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = inMemory.get(key) ?? localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : ((JSON.parse(text) as T | null) ?? otherwise);
  } catch {
    return otherwise;
  }
}
