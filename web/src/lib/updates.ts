// What the table says after the first view: what each event changed, a patch for the rest, and what is new in the story.

import type { Update, View } from '../protocol';
import { followed, statesAlong } from './followed';
import { patched } from './patch';

const KEPT = 100; // events of the story that one can read again; a view that is sent as a whole brings fewer

/** The view after an update. An error says that the update was made for another view. */
export function updated(view: View, { ply, patch = [], events }: Update): View {
  const states = statesAlong(view.state, events);
  const state = states.at(-1) ?? view.state;
  const now = patched(state === view.state ? view : { ...view, state }, patch);
  if (events.length === 0) return now.ply === ply ? now : { ...now, ply };
  const standings = [...states.slice(0, -1), now.state].map((state) => ({ state }));
  return { ...now, ply, story: [...now.story, ...followed(events, standings)].slice(-KEPT) };
}
