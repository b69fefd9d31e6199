// Events that know how the table stood after them. What an event changed comes with it, as a patch of the state before;
// after the last event of a move all is as the view says.

import type { GameEvent, State } from '../protocol';
import { patched } from './patch';

/** What lies on the table. */
export interface Standing {
  state: State | null;
  /** In a replay with open cards: every seat's own state, by its number. */
  openViews?: Record<string, State> | undefined;
}

/** The state after each event of a move. An error says that a patch was made for another state. */
export function statesAlong(before: State | null, events: readonly GameEvent[]): (State | null)[] {
  let state = before;
  return events.map(({ patch = [] }) => (state = patched(state, patch)));
}

/** The same events, each with the table after it in the place of its patch. */
export function followed<Event extends GameEvent>(events: readonly Event[], standings: readonly Standing[]): Event[] {
  return events.map((event, i) => {
    return { ...event, patch: undefined, patches: undefined, after: standings[i] };
  });
}

/** The table after an event; undefined if it is not known. */
export const standingAfter = ({ after }: GameEvent & { after?: Standing }): Standing | undefined => after;
