// A replay that came as patches, made whole.

import type { Frame, Replay, State } from '../protocol';
import { patched } from './patch';

/** What each seat sees, by its number; `public` is a spectator's. */
export type Views = Record<string, State>;

/** A frame, and the views after each of its events. */
export interface WholeFrame extends Frame {
  along?: Views[];
}

export interface WholeReplay extends Replay {
  frames: WholeFrame[];
}

/** A replay that came as patches, with every view whole. What a move leaves as it was is one object in all frames. */
export function unfolded(replay: Replay): WholeReplay {
  let views: Views = {};
  const frames = replay.frames.map(({ patches, ...frame }): WholeFrame => {
    const along = frame.events.map((event) => (views = patchedViews(views, event.patches)));
    views = frame.views ?? patchedViews(views, patches);
    return { ...frame, views, along: [...along.slice(0, -1), views] };
  });
  return { ...replay, frames };
}

function patchedViews(views: Views, patches: Frame['patches'] = {}): Views {
  return Object.fromEntries(Object.entries(views).map(([name, view]) => [name, patched(view, patches[name] ?? [])]));
}
