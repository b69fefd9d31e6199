// What all boards share: which moves are legal now, which first part of a move has been taken, and what
// the thing under the pointer or the focus would do.

import { createContext } from 'svelte';
import type { BoardProps } from '../game';
import type { Scene } from './scene';

/** What a move would do: in words, and the things it would touch. */
export interface Foresight {
  text: string;
  marks: readonly string[];
}

export class Tabletop {
  /** The first part of a move in two parts, such as `car centre`; nothing is decided yet. */
  firstPart = $state<string | null>(null);
  foresight = $state.raw<Foresight | null>(null);

  readonly #props: () => BoardProps;
  readonly #scene: () => Scene | null;
  readonly #legal = $derived.by(() => new Set(this.#props().view.legal));

  constructor(
    props: () => BoardProps,
    scene: () => Scene | null,
    /** Of the line that tells what a move would do. */
    readonly foresightId: string,
  ) {
    this.#props = props;
    this.#scene = scene;
  }

  /** What is being played, for what is drawn by other means than the page's own. */
  get scene(): Scene | null {
    return this.#scene();
  }

  get legal(): ReadonlySet<string> {
    return this.#legal;
  }

  get busy(): boolean {
    return this.#props().busy;
  }

  /** Whether what is closed answers when it is pressed. */
  get answers(): boolean {
    return this.#props().why !== undefined;
  }

  ask(move: string): void {
    if (!this.busy) this.#props().why?.(move);
  }

  act(move: string): void {
    if (this.busy || !this.#legal.has(move)) return;
    this.foresight = null;
    this.#props().act(move);
  }

  pick(firstPart: string): void {
    this.foresight = null;
    this.firstPart = this.firstPart === firstPart ? null : firstPart;
  }

  /** Back to where nothing was picked. */
  putBack(): void {
    this.firstPart = null;
    this.foresight = null;
  }

  isMarked(thing: string): boolean {
    return this.foresight?.marks.includes(thing) ?? false;
  }
}

export const [tabletop, setTabletop] = createContext<Tabletop>();
