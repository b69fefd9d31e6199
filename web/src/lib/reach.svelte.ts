// Whether the server can be reached. Every call tells how it went; while none gets through, we knock until one does.

import type { Health } from '../protocol';

const FIRST_WAIT = 1000; // ms; doubles with every try in vain
const LONGEST_WAIT = 8000;
const PATIENCE = 6000; // ms for an answer

class Reach extends EventTarget {
  isOffline = $state(!navigator.onLine);
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    addEventListener('offline', () => this.lose());
    addEventListener('online', () => void this.#knock());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void this.#knock());
    if (this.isOffline) this.#wait();
  }

  /** A call did not get through. */
  lose(): void {
    if (this.isOffline) return;
    this.isOffline = true;
    this.#wait();
  }

  /** A call was answered. */
  find(): void {
    const wasOffline = this.isOffline;
    this.isOffline = false;
    this.#tries = 0;
    clearTimeout(this.#retry);
    if (wasOffline) this.dispatchEvent(new Event('found'));
  }

  /** Call when the server is there again. */
  onfound(listener: () => void, signal: AbortSignal): void {
    this.addEventListener('found', listener, { signal });
  }

  #wait(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#knock(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++));
  }

  async #knock(): Promise<void> {
    if (!this.isOffline) return;
    if (await answers()) this.find();
    else this.#wait();
  }
}

/** Whether our own server answers: the page of a proxy, or of a hotel's network, is no answer. */
async function answers(): Promise<boolean> {
  try {
    const response = await fetch('/api/live', { signal: AbortSignal.timeout(PATIENCE) });
    return ((await response.json()) as Partial<Health>).status === 'ok';
  } catch {
    return false;
  }
}

export const reach = new Reach();
