// What a host can do with the table, and everyone with their own seat. What is refused is told.

import type { TakeBacks } from './newTable';
import type { ChangeSettings, Clock, OpenTo } from '../protocol';
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
  allow = (talk: Pick<ChangeSettings, 'chat' | 'gallery'>) =>
    this.#asHost((table, host) => api.settings(table, host, talk));
  /** Whom strangers may find the table for; null: only who has the link sits down. */
  openTo = (open_to: OpenTo | null) => this.#asHost((table, host) => api.settings(table, host, { open_to }));
  close = () => this.#asHost((table, host) => api.close(table, host));
  /** Null: as long as one likes. */
  setClock = (clock: Clock | null) =>
    this.#asHost((table, host) => api.settings(table, host, { clock: clock && wish(clock) }));

  setTakeBacks = (take_backs: TakeBacks) => this.#asHost((table, host) => api.settings(table, host, { take_backs }));

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

  /** One of our seats is on a break until then; null: no longer. */
  takeBreak = async (seat: number, until: number | null): Promise<boolean> => {
    const token = this.#sitting.tokenOf(seat);
    return token !== undefined && attempt(() => api.takeBreak(this.#sitting.table, token, until));
  };

  /** Say for one of our seats that its player is still there. */
  async sayHere(seat: number): Promise<void> {
    const token = this.#sitting.tokenOf(seat);
    if (token) await attempt(() => api.here(this.#sitting.table, token));
  }

  #asHost(call: (table: string, host: string) => Promise<unknown>): Promise<boolean> {
    return attempt(() => call(this.#sitting.table, this.#sitting.hostToken ?? ''));
  }
}

/** A view's clock says besides what is left. */
const wish = ({ seconds, kind = 'decision', increment = 0 }: Clock): Clock => ({ seconds, kind, increment });
