// What moves on a board while a beat is shown. Things have places, `data-place="safe 2"`; a game's steps say, for each
// kind of event, which of them goes where. Only transforms and opacity move, so nothing else has to make room.

import type { Beat } from '../../lib/staging';

/** A game's steps, by kind of event. */
export type Steps = Record<string, (scene: Scene) => void>;

export type Places = ReadonlyMap<string, DOMRect>;

/** When a move begins and ends, as parts of the beat. */
export interface Span {
  from?: number;
  to?: number;
  /** From each frame to the next. */
  easing?: string;
}

const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

/** Where everything is. */
export function placesOn(ground: Element): Places {
  const places = new Map<string, DOMRect>();
  for (const thing of ground.querySelectorAll<HTMLElement>('[data-place]')) {
    places.set(thing.dataset['place']!, thing.getBoundingClientRect());
  }
  return places;
}

/** One beat on a board. */
export class Scene {
  #animations: Animation[] = [];
  #ghosts: HTMLElement[] = [];

  constructor(
    readonly beat: Beat,
    readonly ground: HTMLElement,
    /** The air above the board, where things fly. */
    readonly air: HTMLElement,
    /** Where everything was before the beat. */
    readonly before: Places,
  ) {}

  thing(place: string): HTMLElement | null {
    return this.ground.querySelector(`[data-place="${place}"]`);
  }

  /** The things whose place begins with a word. */
  things(kind: string): HTMLElement[] {
    return [...this.ground.querySelectorAll<HTMLElement>(`[data-place^="${kind} "]`)];
  }

  /** Where a thing is; where it was, if it is gone. Null if it is not drawn. */
  where(place: string): DOMRect | null {
    const rects = [this.thing(place)?.getBoundingClientRect(), this.before.get(place)];
    return rects.find((rect) => rect && rect.width > 0) ?? null;
  }

  move(thing: Element | null, frames: Keyframe[], { from = 0, to = 1, easing = EASE }: Span = {}): void {
    if (!thing) return;
    const { lasts } = this.beat;
    const timing = { delay: from * lasts, duration: (to - from) * lasts, fill: 'both' as const };
    this.#animations.push(
      thing.animate(
        frames.map((frame) => ({ easing, ...frame })),
        timing,
      ),
    );
  }

  /** A thing comes to where it lies from another place. */
  bring(thing: Element | null, origin: DOMRect | null, span: Span = {}): void {
    if (!thing || !origin) return;
    const here = thing.getBoundingClientRect();
    if (here.width === 0) return;
    this.move(thing, [{ transform: wayTo(here, origin) }, { transform: 'none' }], span);
  }

  /** A copy of a thing flies over the board; the thing itself is not seen meanwhile. */
  lift(place: string): Ghost | null {
    const thing = this.thing(place);
    const rect = thing?.getBoundingClientRect();
    if (!thing || !rect || rect.width === 0) return null;
    const ghost = this.#inTheAir(thing.cloneNode(true) as HTMLElement, rect);
    this.move(thing, [{ opacity: 0 }, { opacity: 0 }]);
    return new Ghost(this, ghost, rect);
  }

  /** A copy of a thing, over a place. */
  conjure(like: Element | null, at: DOMRect | null): Ghost | null {
    if (!like || !at) return null;
    return new Ghost(this, this.#inTheAir(like.cloneNode(true) as HTMLElement, at), at);
  }

  /** The beat is over, or was skipped. */
  end(): void {
    for (const animation of this.#animations) animation.cancel();
    for (const ghost of this.#ghosts) ghost.remove();
  }

  #inTheAir(ghost: HTMLElement, at: DOMRect): HTMLElement {
    const ground = this.air.getBoundingClientRect();
    ghost.removeAttribute('data-place');
    Object.assign(ghost.style, {
      position: 'absolute',
      display: 'block',
      left: `${at.left - ground.left}px`,
      top: `${at.top - ground.top}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
    });
    this.air.append(ghost);
    this.#ghosts.push(ghost);
    return ghost;
  }
}

/** Something that flies. */
export class Ghost {
  constructor(
    readonly scene: Scene,
    readonly thing: HTMLElement,
    readonly home: DOMRect,
  ) {}

  /** The transform that puts it over a place, as large as that or `size` times its own; to nowhere it does not go. */
  over(place: DOMRect | null, size?: number): string {
    return place ? wayTo(this.home, place, size) : 'none';
  }

  fly(frames: Keyframe[], span?: Span): void {
    this.scene.move(this.thing, frames, span);
  }
}

/** The transform that takes what lies at one place to the middle of another; as large as that, or `size` times its own. */
export function wayTo(
  home: DOMRect,
  place: DOMRect,
  size = Math.min(place.width / home.width, place.height / home.height),
): string {
  const x = place.left + place.width / 2 - home.left - home.width / 2;
  const y = place.top + place.height / 2 - home.top - home.height / 2;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size.toFixed(3)})`;
}

/** A place as large as the first, in the middle of all. */
export function middleOf(places: readonly DOMRect[]): DOMRect {
  const x = places.reduce((sum, place) => sum + place.left + place.width / 2, 0) / places.length;
  const y = places.reduce((sum, place) => sum + place.top + place.height / 2, 0) / places.length;
  const { width, height } = places[0]!;
  return new DOMRect(x - width / 2, y - height / 2, width, height);
}
