// What was asked for and opens elsewhere on the page must not open unseen.

/** An attachment: as soon as it is there, it can be seen. Where something lies over the page, its scroll margin says so. */
export function inSight(thing: HTMLElement): void {
  thing.scrollIntoView({ block: 'nearest' });
}
