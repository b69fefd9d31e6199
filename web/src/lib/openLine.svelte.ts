// The list of open tables, as it is told live. While nobody looks at the page there is no line.

import type { Heartbeat, OpenTable, OpenTables, Refusal } from '../protocol';

const FIRST_WAIT = 500; // ms; doubles with every try in vain
const LONGEST_WAIT = 15_000;
const SILENCE = 40_000; // ms without a word: the line is dead, though nobody said so

export class OpenLine {
  /** Null as long as nothing was told. */
  tables = $state.raw<readonly OpenTable[] | null>(null);
  isLost = $state(false);
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#look);
    this.#hangUp();
  }

  #look = () => {
    if (document.visibilityState === 'hidden') this.#hangUp();
    else if (!this.#socket) this.#connect();
  };

  #hangUp(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null; // what it still says is for nobody
    socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = (this.#socket = new WebSocket(`${scheme}://${location.host}/api/open-tables/live`));
    this.#watch(SILENCE);
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(data)) as OpenTables | Heartbeat | Refusal);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #hear(message: OpenTables | Heartbeat | Refusal): void {
    this.#watch(SILENCE);
    if ('error' in message) return; // it is closed next
    this.#tries = 0;
    this.isLost = false;
    if ('tables' in message) this.tables = message.tables;
  }

  #watch(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lose(), time);
  }

  #lose(): void {
    this.#hangUp();
    this.isLost = true;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
