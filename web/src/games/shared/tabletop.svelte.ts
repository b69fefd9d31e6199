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

/** A move that gives something up and was pressed once: the next press makes it. */
export interface Armed {
  move: string;
  /** What is asked before that press. */
  text: string;
}

export class Tabletop {
  /** The first part of a move in two parts, such as `car centre`; nothing is decided yet. */
  firstPart = $state<string | null>(null);
  foresight = $state.raw<Foresight | null>(null);
  armed = $state.raw<Armed | null>(null);

  readonly #props: () => BoardProps;
  readonly #scene: () => Scene | null;
  readonly #legal = $derived.by(() => new Set(this.#props().view.legal));

  constructor(
    props: () => BoardProps,
    scene: () => Scene | null,
    /** Of the line that tells what a move would do. */
    readonly foresightId: string,
    /** The moves that give something up, as the rules say. */
    readonly givesUp: (move: string) => boolean = () => false,
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
    this.armed = null;
    if (!this.busy) this.#props().why?.(move);
  }

  act(move: string): void {
    if (this.busy || !this.#legal.has(move)) return;
    this.foresight = null;
    this.armed = null;
    this.#props().act(move);
  }

  pick(firstPart: string): void {
    this.foresight = null;
    this.armed = null;
    this.firstPart = this.firstPart === firstPart ? null : firstPart;
  }

  arm(armed: Armed): void {
    this.firstPart = null;
    this.armed = armed;
  }

  isArmed(move: string | undefined): boolean {
    return this.armed !== null && this.armed.move === move;
  }

  /** Another thing was pressed, or this one was left. */
  disarm(): void {
    this.armed = null;
  }

  /** Back to where nothing was picked. */
  putBack(): void {
    this.firstPart = null;
    this.foresight = null;
    this.armed = null;
  }

  isMarked(thing: string): boolean {
    return this.foresight?.marks.includes(thing) ?? false;
  }
}

export const [tabletop, setTabletop] = createContext<Tabletop>();
