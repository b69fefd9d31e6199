// Where things lie on a board. A thing says where it lies: `data-place="safe 2"`.

/** A thing and where it lay when it was looked for. */
export interface Placed {
  thing: HTMLElement;
  rect: DOMRect;
  parent: Element | null;
  parentRect: DOMRect | undefined;
}

export type Places = ReadonlyMap<string, Placed>;

export function placesOn(ground: Element): Places {
  const things = [...ground.querySelectorAll<HTMLElement>('[data-place]')];
  return new Map(things.map((thing) => [placeOf(thing), placed(thing)]));
}

export const placeOf = (thing: HTMLElement): string => thing.dataset['place']!;

export function placed(thing: HTMLElement): Placed {
  const parent = thing.parentElement;
  return {
    thing,
    rect: thing.getBoundingClientRect(),
    parent,
    parentRect: parent?.getBoundingClientRect(),
  };
}

/**
 * How far a thing was from where it is now. Where its parent moved, the thing moved along and did not stir:
 * what counts is its way within the parent, as long as that is the same.
 */
export function shiftOf(was: Placed, is: Placed): { x: number; y: number } {
  const isSameParent = was.parent === is.parent;
  const [a, b] = isSameParent ? [was.parentRect, is.parentRect] : [undefined, undefined];
  return {
    x: was.rect.left - (a?.left ?? 0) - (is.rect.left - (b?.left ?? 0)),
    y: was.rect.top - (a?.top ?? 0) - (is.rect.top - (b?.top ?? 0)),
  };
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
