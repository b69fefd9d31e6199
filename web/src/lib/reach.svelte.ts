// Whether the server can be reached. Every call tells how it went; while none gets through, we knock until one does.

const FIRST_WAIT = 1000; // ms; doubles with every try in vain
const LONGEST_WAIT = 8000;

class Reach {
  isOffline = $state(!navigator.onLine);
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener('offline', () => this.lose());
    addEventListener('online', () => this.#knock());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.#knock());
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
    this.isOffline = false;
    this.#tries = 0;
    clearTimeout(this.#retry);
  }

  #wait(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#knock(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++));
  }

  async #knock(): Promise<void> {
    if (!this.isOffline) return;
    try {
      await fetch('/api/live');
      this.find();
    } catch {
      this.#wait();
    }
  }
}

export const reach = new Reach();
