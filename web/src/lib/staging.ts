// How a game's events are put on stage: how long each is shown, and which are shown together. What the table looks like
// after each, the table says.

import type { GameEvent, StoryEvent } from '../protocol';

export interface Act {
  /** How long the event is shown at normal speed, in ms. With 0 it happens at once, and is only told. */
  lasts: number;
  /** When the table shows it, as a part of that time: 0 at its beginning (unless told otherwise), 1 at its end. */
  moment?: number;
  /** Several of this kind in a row are shown as one. */
  together?: boolean;
}

export interface Staging {
  /** By kind of event. A kind that is not listed lasts as long as `DEFAULT` says. */
  acts: Record<string, Act>;
}

/** What is shown at one time: an event, or several of a kind. */
export interface Beat<Event extends GameEvent = GameEvent> {
  kind: Event['event'];
  events: readonly StoryEvent<Event>[];
  /** In ms, at its pace. */
  lasts: number;
  /** Times the normal length: 1 while it waits, then as it is played. */
  pace: number;
  moment: number;
}

export const DEFAULT: Act = { lasts: 900 };

/** The events in their order, those that belong together as one. */
export function beatsOf(events: readonly StoryEvent[], staging: Staging | undefined): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const act = staging?.acts[event.event] ?? DEFAULT;
    const last = beats.at(-1);
    if (act.together && last?.kind === event.event) last.events = [...last.events, event];
    else beats.push({ kind: event.event, events: [event], lasts: act.lasts, pace: 1, moment: act.moment ?? 0 });
  }
  return beats;
}

const SHORTEST = 0.45; // of its time: a beat that is shorter still is not seen

/** The same beats within a time: all of them shorter, and if that does not do, the first ones happen at once. */
export function hurried<One extends Pick<Beat, 'lasts'>>(beats: readonly One[], within: number): One[] {
  const total = beats.reduce((sum, { lasts }) => sum + lasts, 0);
  if (total <= within) return [...beats];
  const share = Math.max(SHORTEST, within / total);
  let left = total * share;
  return beats.map((beat) => {
    const isSkipped = left > within;
    left -= beat.lasts * share;
    return { ...beat, lasts: isSkipped ? 0 : beat.lasts * share };
  });
}
