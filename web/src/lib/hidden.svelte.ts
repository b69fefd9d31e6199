// People whose open tables this device does not show. Without accounts a name is all that one knows of them.

import type { OpenTable } from '../protocol';
import { recall, remember } from './storage';

const KEY = 'hidden';
const MOST = 100;

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

class Hidden {
  names = $state.raw<readonly string[]>(recall<string[]>(KEY, []));

  has = (name: string): boolean => this.names.some((hidden) => same(hidden, name));
  hides = ({ host }: OpenTable): boolean => this.has(host);

  add(name: string): void {
    this.#keep([name, ...this.names.filter((hidden) => !same(hidden, name))].slice(0, MOST));
  }

  /** Whoever is asked for again is shown again. */
  drop(names: readonly string[]): void {
    this.#keep(this.names.filter((hidden) => !names.some((name) => same(name, hidden))));
  }

  #keep(names: readonly string[]): void {
    this.names = names;
    remember(KEY, names);
  }
}

export const hidden = new Hidden();
