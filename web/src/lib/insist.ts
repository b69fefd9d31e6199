// A call that is made again until the server has answered it: a line that breaks, a server that starts anew or is busy
// for a moment ask for nothing but patience. What the server refuses for good is told at once.

import { Refused } from './api';
import { reach } from './reach.svelte';

const FIRST_WAIT = 500; // ms; doubles with every try in vain
const LONGEST_WAIT = 8000;

export interface Insisting {
  /** Who asks has gone: stop. */
  signal: AbortSignal;
  /** The first try was in vain. */
  onwait?: () => void;
}

/** The answer. Rejected with what the server refused, or when who asks has gone. */
export async function insist<T>(call: () => Promise<T>, { signal, onwait }: Insisting): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Refused && error.isPassing)) throw error;
      if (tries === 0) onwait?.();
      await pause(Math.max(waitAfter(tries), 1000 * (error.problem?.wait ?? 0)), signal);
    }
  }
}

/** A little chance, so that a server that comes back is not met by everyone at once. */
const waitAfter = (tries: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + Math.random() / 2);

/** Wait, but no longer than until the network, the server or the person is back, or who waits has gone. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, time);
    const listening = { signal: over.signal };
    addEventListener('online', end, listening);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), listening);
    signal.addEventListener('abort', end, listening);
    reach.onfound(end, over.signal);
  });
}
