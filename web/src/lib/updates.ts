// What the table says after the first view: a patch for it, and what is new in the story.

import type { Update, View } from '../protocol';
import { patched } from './patch';

const STORY_LENGTH = 60; // events, as in a view that is sent as a whole

/** The view after an update. An error says that the update was made for another view. */
export function updated(view: View, { ply, patch = [], events }: Update): View {
  const after = patched(view, patch);
  const story = events.length > 0 ? [...after.story, ...events].slice(-STORY_LENGTH) : after.story;
  return after.ply === ply && after.story === story ? after : { ...after, ply, story };
}
