// Whom this device's person does not want to hear: at one table, or wherever somebody goes by a name.

import type { Said } from '../protocol';
import { recall, remember } from './storage';

interface Kept {
  names: string[];
  /** By table: seats, and spectators by what they are known by. The newest table is the last. */
  tables: Record<string, string[]>;
}

const KEY = 'muted';
const NAMES_KEPT = 200;
const TABLES_KEPT = 50;

/** Who spoke: a seat, the host without one, or a spectator. */
export const speakerOf = ({ seat, who }: Pick<Said, 'seat' | 'who'>): string =>
  who ?? (seat === null ? 'host' : `${seat}`);

class Muted {
  #kept = $state.raw<Kept>(recall<Kept>(KEY, { names: [], tables: {} }));

  has(table: string, speaker: string, name: string): boolean {
    return this.#kept.names.includes(name) || (this.#kept.tables[table]?.includes(speaker) ?? false);
  }

  here(table: string, speaker: string): void {
    this.#keepHere(table, (speakers) => [...speakers, speaker]);
  }

  always(name: string): void {
    this.#keep(({ names, tables }) => ({ names: [...names, name].slice(-NAMES_KEPT), tables }));
  }

  end(table: string, speaker: string, name: string): void {
    this.#keep(({ names, tables }) => ({ names: names.filter((one) => one !== name), tables }));
    this.#keepHere(table, (speakers) => speakers.filter((one) => one !== speaker));
  }

  #keepHere(table: string, change: (speakers: string[]) => string[]): void {
    this.#keep(({ names, tables: { [table]: here = [], ...others } }) => {
      const tables = Object.entries({ ...others, [table]: change(here) }).filter(([, speakers]) => speakers.length > 0);
      return { names, tables: Object.fromEntries(tables.slice(-TABLES_KEPT)) };
    });
  }

  /** Read again at every change: other tabs write here too. */
  #keep(change: (kept: Kept) => Kept): void {
    this.#kept = change(recall<Kept>(KEY, this.#kept));
    remember(KEY, this.#kept);
  }
}

export const muted = new Muted();
