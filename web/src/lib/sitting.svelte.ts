// This device at a table: a connection for each of its seats, or one that only watches. With several seats
// (hot seat) one of them is shown at a time, and the screen is handed over between their secrets.

import type { Problem, StoryEvent, View } from '../protocol';
import { api } from './api';
import { Live } from './live.svelte';
import { keepTable, ownTable } from './own';
import { tellWords } from './words';

export interface Company {
  told: (events: StoryEvent[]) => void;
  refused: (problem: Problem) => void;
}

export class Sitting {
  readonly table: string;
  lives = $state.raw<Live[]>([]);
  /** In a hot seat: the place of the one who is looking among `lives`. */
  looking = $state<number | null>(null);
  /** Tokens of ours that the table does not know, or no longer. They are kept all the same: a table that was restored from
   * a backup may know them again. */
  unknown = $state.raw<readonly string[]>([]);
  #company: Company;

  constructor(table: string, company: Company) {
    this.table = table;
    this.#company = company;
  }

  /** Take all the seats this device has a token for; again after one was added. */
  sit(): void {
    this.close();
    const own = ownTable(this.table);
    const isKnown = (token: string) => !this.unknown.includes(token);
    const tokens = (own?.seats.map((seat) => seat.token) ?? []).filter(isKnown);
    if (tokens.length === 0) tokens.push([own?.host ?? ''].find(isKnown) ?? '');
    // What happens is told once, by the first connection; a refusal by whichever it was.
    this.lives = tokens.map(
      (token, place) =>
        new Live(this.table, token || undefined, {
          refused: this.#company.refused,
          unknown: () => this.#skip(token),
          ...(place === 0 ? { told: this.#company.told } : {}),
        }),
    );
    this.looking = null;
  }

  /** A seat that the table does not know is left out; without any other, one watches. */
  #skip(token: string): void {
    this.unknown = [...this.unknown, token];
    this.sit();
  }

  close(): void {
    for (const live of this.lives) live.close();
  }

  get isHotSeat(): boolean {
    return this.lives.length > 1;
  }

  /** What all may see, whoever is looking. */
  get common(): View | null {
    return this.lives.find((live) => live.view)?.view ?? null;
  }

  /** The place of the next of our seats that is asked, if any; the one who is looking goes first. */
  get due(): number | null {
    const isAsked = (live: Live) => live.view?.seat != null && live.view.asked.includes(live.view.seat);
    if (this.looking !== null && this.lives[this.looking] && isAsked(this.lives[this.looking]!)) return this.looking;
    const place = this.lives.findIndex(isAsked);
    return place < 0 ? null : place;
  }

  /** Whether the screen shows nobody's side of the table, because it is being handed over. */
  get isHandingOver(): boolean {
    if (!this.isHotSeat || this.common?.status !== 'playing') return false;
    return this.looking === null || (this.due !== null && this.due !== this.looking);
  }

  /** The connection whose view is shown. */
  get live(): Live | null {
    return this.lives[this.looking ?? 0] ?? null;
  }

  look(place: number): void {
    this.looking = place;
  }

  /** The token that may do what only the host may, if this device has it: the host's seat's, if the table names one. */
  get hostToken(): string | undefined {
    const seat = this.common?.host_seat;
    const host = seat === undefined ? ownTable(this.table)?.host : this.tokenOf(seat);
    return host && this.unknown.includes(host) ? undefined : host;
  }

  /** Of one of our seats. */
  tokenOf(seat: number): string | undefined {
    return ownTable(this.table)?.seats.find((own) => own.seat === seat)?.token;
  }

  /** The same company sits down at the next table, and our words are told there. */
  async moveTo(table: string): Promise<void> {
    const own = ownTable(this.table);
    if (!own) return;
    const seats = own.seats.map(({ seat, token, next }) => ({ seat, token, ...(next ? { word: next } : {}) }));
    keepTable({ table, game: own.game, host: own.host, seats });
    if (seats.some(({ word }) => word)) await tellWords(await api.view(table, seats[0]?.token));
  }
}
