// Something that flies over a board: a copy of a thing, in the air above it.

import { wayTo } from './places';
import type { Scene, Span } from './scene';

export class Ghost {
  constructor(
    readonly scene: Scene,
    readonly thing: HTMLElement,
    /** Where it is while it does not move. */
    readonly home: DOMRect,
  ) {}

  /** The transform that puts it over a place, as large as that or `size` times its own; to nowhere it does not go. */
  over(place: DOMRect | null, size?: number): string {
    return place ? wayTo(this.home, place, size) : 'none';
  }

  fly(keyframes: Keyframe[], span?: Span): void {
    this.scene.move(this.thing, keyframes, span);
  }
}

/** What makes a thing one that is pressed or found: a copy is only looked at. */
const ROLES = ['place', 'thing', 'move', 'first-part', 'hint'].map((role) => `data-${role}`);

export function copyOf(thing: Element): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const role of ROLES) part.removeAttribute(role);
  }
  return copy;
}
