// Short messages that come and go: refusals, things copied, connections.

export interface Toast {
  id: number;
  text: string;
  kind: 'news' | 'refusal';
}

const STAYS = 6000; // ms; long enough to be read twice

class Toasts {
  shown = $state<Toast[]>([]);
  #next = 0;

  tell(text: string, kind: Toast['kind'] = 'news'): void {
    // Said twice in a row, it is shown once.
    if (this.shown.at(-1)?.text === text) return;
    const id = this.#next++;
    this.shown.push({ id, text, kind });
    setTimeout(() => this.drop(id), STAYS);
  }

  refuse(text: string): void {
    this.tell(text, 'refusal');
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
