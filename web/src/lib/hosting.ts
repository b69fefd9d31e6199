// What a host can do with the table, and everyone with their own seat. What is refused is told.

import { api } from './api';
import { attempt } from './attempt';
import { forgetSeat } from './own';
import { router } from './router.svelte';
import type { Sitting } from './sitting.svelte';
import { t } from './texts';
import { toasts } from './toasts.svelte';

export class Hosting {
  readonly #sitting: Sitting;

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }

  get isHost(): boolean {
    return this.#sitting.hostToken !== undefined;
  }

  remove = (seat: number) => this.#asHost((table, host) => api.vacate(table, seat, host));
  makeHost = (seat: number) => this.#asHost((table, host) => api.handOver(table, host, seat));
  lock = (locked: boolean) => this.#asHost((table, host) => api.settings(table, host, { locked }));
  close = () => this.#asHost((table, host) => api.close(table, host));
  /** Seconds to think, 0 for as long as one likes. */
  setClock = (seconds: number) =>
    this.#asHost((table, host) => api.settings(table, host, { clock: seconds ? { seconds } : null }));

  /** Give up one of our seats for good. */
  async leave(seat: number): Promise<void> {
    const { table } = this.#sitting;
    const token = this.#sitting.tokenOf(seat);
    if (!token || !(await attempt(() => api.vacate(table, seat, token)))) return;
    const isLast = this.#sitting.lives.length === 1;
    forgetSeat(table, token);
    toasts.tell(t.hosting.left);
    if (isLast) router.go('/');
    else this.#sitting.sit();
  }

  /** Say for one of our seats that its player is still there. */
  async sayHere(seat: number): Promise<void> {
    const token = this.#sitting.tokenOf(seat);
    if (token) await attempt(() => api.here(this.#sitting.table, token));
  }

  #asHost(call: (table: string, host: string) => Promise<unknown>): Promise<boolean> {
    return attempt(() => call(this.#sitting.table, this.#sitting.hostToken ?? ''));
  }
}
