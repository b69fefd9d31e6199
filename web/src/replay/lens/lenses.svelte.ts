// What the seats of a game could infer: each seat's is asked for once, when one first looks through its eyes.

import { inWords } from '../../lib/api';
import { insist } from '../../lib/insist';
import type { Lens } from '../../protocol';

export type Looking =
  | { is: 'waiting'; /** The first try was in vain. */ isLate: boolean }
  | { is: 'refused'; why: string }
  | { is: 'ready'; lens: Lens };

export class Lenses {
  #bySeat = $state.raw<Readonly<Record<number, Looking>>>({});
  #closing = new AbortController();

  constructor(private readonly ask: (seat: number) => Promise<Lens>) {}

  /** How far it is; undefined if nobody has asked yet. */
  of(seat: number): Looking | undefined {
    return this.#bySeat[seat];
  }

  /** Ask for it, unless it is there or under way. What was refused is asked for again. */
  begin(seat: number): void {
    const { signal } = this.#closing;
    const before = this.of(seat);
    if (signal.aborted || (before && before.is !== 'refused')) return;
    const tell = (now: Looking) => {
      if (!signal.aborted) this.#bySeat = { ...this.#bySeat, [seat]: now };
    };
    tell({ is: 'waiting', isLate: false });
    insist(() => this.ask(seat), { signal, onwait: () => tell({ is: 'waiting', isLate: true }) }).then(
      (lens) => tell({ is: 'ready', lens }),
      (error: unknown) => tell({ is: 'refused', why: inWords(error) }),
    );
  }

  close(): void {
    this.#closing.abort();
  }
}
