// Short messages that come and go: refusals, things copied, connections.

export interface Toast {
  id: number;
  text: string;
  kind: 'news' | 'refusal';
  /** Of a fault of the page: what to report. */
  report?: () => Promise<string>;
}

const STAYS = 6000; // ms; long enough to be read twice
const FAULT_STAYS = 30_000; // ms; long enough to copy its report

class Toasts {
  shown = $state<Toast[]>([]);
  /** Where they can be shown: the page, and each dialog that is open. The last one lies above the others. */
  places = $state.raw<readonly object[]>([]);
  #next = 0;

  tell(text: string, kind: Toast['kind'] = 'news'): void {
    this.#show({ text, kind }, STAYS);
  }

  tellFault(text: string, report: () => Promise<string>): void {
    this.#show({ text, kind: 'refusal', report }, FAULT_STAYS);
  }

  #show(toast: Omit<Toast, 'id'>, stays: number): void {
    // Said again while it is still there, it is shown once.
    if (this.shown.some(({ text }) => text === toast.text)) return;
    const id = this.#next++;
    this.shown.push({ id, ...toast });
    setTimeout(() => this.drop(id), stays);
  }

  refuse(text: string): void {
    this.tell(text, 'refusal');
  }

  /** What it returns takes the place away again. */
  addPlace(place: object): () => void {
    this.places = [...this.places, place];
    return () => (this.places = this.places.filter((other) => other !== place));
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
