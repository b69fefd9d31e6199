// What moves on a board while a beat is shown. A game's steps say, for each kind of event, which thing goes where; the
// scene plays them. A thing that only makes room for others slides by itself (FLIP: it was looked at first, and comes from
// there to where it lies last). Transforms and opacity move, so the layout never jumps.

import type { Beat } from '../../lib/staging';
import type { GameEvent } from '../../protocol';
import { copyOf, Ghost } from './ghost';
import { placed, placeOf, placesOn, shiftOf, wayTo, type Places } from './places';

/** A game's steps, by kind of event. Each gets the events of its beat, which are all of that kind. */
export type Steps<Event extends GameEvent = GameEvent> = {
  [Kind in Event['event']]?: Step<Extract<Event, { event: Kind }>>;
};

type Step<Event extends GameEvent> = (scene: Scene, events: readonly Event[]) => void;

/**
 * The kinds of things that settle whenever the table changes: they slide over to where they lie now. One that is new
 * grows from this part of its size; with null it is just there.
 */
export type Settling = Readonly<Record<string, number | null>>;

/** When a move begins and ends, as parts of the beat. */
export interface Span {
  from?: number;
  to?: number;
  /** From each keyframe to the next. */
  easing?: string;
  /** From the first keyframe to the last. */
  overall?: string;
}

const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';
const SETTLES = 280; // ms at normal speed
const HIDDEN = [{ opacity: 0 }, { opacity: 0 }];

/** One beat on a board. */
export class Scene {
  /** Where everything was before the table changed. */
  #before: Places = new Map();
  /** What takes each thing back that the scene has done. */
  readonly #undo: (() => void)[] = [];
  /** What a step moves does not settle as well. */
  readonly #moved = new Set<Element>();
  #hasBegun = false;
  #isOver = false;

  constructor(
    readonly beat: Beat,
    readonly ground: HTMLElement,
    /** The air above the board, where things fly. */
    readonly air: HTMLElement,
  ) {}

  /** Look where everything is: the table is about to change. */
  look(): void {
    this.#before = placesOn(this.ground);
  }

  /** The table has changed: the steps are played once, the rest settles. */
  play(steps: Steps, settling: Settling): void {
    if (this.#isOver) return;
    const left = this.#hasBegun ? 1 - this.beat.moment : 1;
    if (!this.#hasBegun) steps[this.beat.kind]?.(this, this.beat.events);
    this.#hasBegun = true;
    for (const [kind, size] of Object.entries(settling)) this.#settle(kind, size, left);
  }

  /** The beat is over, or was cut short: everything is as the table has it. */
  end(): void {
    this.#isOver = true;
    for (const undo of this.#undo) undo();
  }

  /** So many milliseconds at normal speed, as a part of the beat; never more than all of it. */
  part(time: number): number {
    return Math.min(1, (time * this.beat.pace) / this.beat.lasts);
  }

  thing(place: string): HTMLElement | null {
    return this.ground.querySelector(`[data-place="${place}"]`);
  }

  /** The things whose place begins with a word. */
  things(kind: string): HTMLElement[] {
    return [...this.ground.querySelectorAll<HTMLElement>(`[data-place^="${kind} "]`)];
  }

  /** Of these, the places that were not there before. */
  fresh(kind: string): string[] {
    return this.things(kind)
      .map(placeOf)
      .filter((place) => !this.#before.has(place));
  }

  /** And those that are no more. */
  gone(kind: string): string[] {
    return [...this.#before.keys()].filter((place) => place.startsWith(`${kind} `) && !this.thing(place));
  }

  /** Where a thing was before. Null if it was not drawn. */
  was(place: string): DOMRect | null {
    const rect = this.#before.get(place)?.rect;
    return rect && rect.width > 0 ? rect : null;
  }

  /** Where a thing is; where it was, if it is gone. Null if it is not drawn. */
  where(place: string): DOMRect | null {
    const rect = this.thing(place)?.getBoundingClientRect();
    return rect && rect.width > 0 ? rect : this.was(place);
  }

  move(thing: Element | null, keyframes: Keyframe[], span: Span = {}): void {
    if (!thing) return;
    const { from = 0, to = 1, easing = EASE, overall = 'linear' } = span;
    this.#moved.add(thing);
    const { lasts } = this.beat;
    const timing = { delay: from * lasts, duration: (to - from) * lasts, easing: overall, fill: 'both' as const };
    this.#animate(
      thing,
      keyframes.map((keyframe) => ({ easing, ...keyframe })),
      timing,
    );
  }

  #animate(thing: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions): void {
    const animation = thing.animate(keyframes, timing);
    this.#undo.push(() => animation.cancel());
  }

  /** A thing comes to where it lies from another place. */
  bring(thing: Element | null, origin: DOMRect | null, span: Span = {}): void {
    if (!thing || !origin) return;
    const here = thing.getBoundingClientRect();
    if (here.width === 0) return;
    this.move(thing, [{ transform: wayTo(here, origin) }, { transform: 'none' }], span);
  }

  /** A copy of a thing, above the board; the thing itself, if it is still there, is not seen meanwhile. */
  lift(place: string): Ghost | null {
    const thing = this.thing(place);
    this.move(thing, HIDDEN);
    return this.conjure(thing ?? this.#before.get(place)?.thing ?? null, this.where(place));
  }

  /** A copy of a thing, over a place. */
  conjure(like: Element | null, at: DOMRect | null): Ghost | null {
    if (!like || !at) return null;
    const copy = copyOf(like);
    const air = this.air.getBoundingClientRect();
    Object.assign(copy.style, {
      position: 'absolute',
      display: 'block',
      left: `${at.left - air.left}px`,
      top: `${at.top - air.top}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
    });
    this.air.append(copy);
    this.#undo.push(() => copy.remove());
    return new Ghost(this, copy, at);
  }

  /** For what is drawn by other means: called at every frame of the span, with the part of it that is over, to 1. */
  eachFrame(draw: (part: number) => void, { from = 0, to = 1 }: Span = {}): void {
    let began: number | undefined;
    let request = 0;
    const next = (now: number) => {
      began ??= now;
      const part = progress((now - began) / this.beat.lasts, from, to);
      if (part < 1) request = requestAnimationFrame(next);
      draw(part);
    };
    request = requestAnimationFrame(next);
    this.#undo.push(() => cancelAnimationFrame(request));
  }

  #settle(kind: string, size: number | null, left: number): void {
    const duration = Math.min(left, this.part(SETTLES)) * this.beat.lasts;
    for (const thing of this.things(kind)) {
      const keyframes = this.#moved.has(thing) ? null : this.#settling(thing, size);
      if (keyframes) this.#animate(thing, keyframes, { duration, easing: 'ease-out' });
    }
  }

  /** From where it was; null if it need not move. Other properties than those of a step: a thing may have a transform. */
  #settling(thing: HTMLElement, size: number | null): Keyframe[] | null {
    const was = this.#before.get(placeOf(thing));
    const is = placed(thing);
    if (is.rect.width === 0) return null;
    if (!was) return size === null ? null : [{ scale: String(size) }, { scale: '1' }];
    const { x, y } = shiftOf(was, is);
    return Math.hypot(x, y) < 1 ? null : [{ translate: `${x.toFixed(1)}px ${y.toFixed(1)}px` }, { translate: '0 0' }];
  }
}

/** From 0 to 1 between two moments; what takes no time is over when it begins. */
export function progress(now: number, from: number, to: number): number {
  if (to <= from) return now >= from ? 1 : 0;
  return Math.min(1, Math.max(0, (now - from) / (to - from)));
}
