// What happened to the box since a drawer was last open: the more of it, the easier one loses track.

import type { Event, Grain, Position } from '../view';

export interface Moved {
  /** Where the drawer was when it was last open; null if it has not been open yet. */
  position: Position | null;
  rotations: number;
  turns: number;
  rounds: number;
}

const nothing = (position: Position | null): Moved => ({ position, rotations: 0, turns: 0, rounds: 0 });

/** By drawer. Of one that was not open yet, all that happened counts. */
export function movedOf(course: readonly (readonly Event[])[]): (drawer: Grain) => Moved {
  const since = new Map<Grain, Moved>();
  const start = nothing(null);
  const count = (what: 'rotations' | 'turns' | 'rounds') => {
    for (const moved of [start, ...since.values()]) moved[what] += 1;
  };
  for (const event of course.flat()) {
    if (event.event === 'opened') since.set(event.drawer, nothing(event.position));
    else if (event.event === 'rotated') count('rotations');
    else if (event.event === 'turned') count('turns');
    else if (event.event === 'round_began') count('rounds');
  }
  return (drawer) => since.get(drawer) ?? start;
}
