// The stage: when a view arrives, what happened is played, one event after the other, and the table shows it as it
// comes. The true view is never held back from whoever plays: moves are made in it, and making one ends the show.

import type { State, StoryEvent, View } from '../protocol';
import { standingAfter, type Standing } from './followed';
import { beatsOf, hurried, type Beat, type Staging } from './staging';
import { untold } from './story';

/** What a board is given. */
export interface Shown {
  view: View;
  /** In a replay with open cards: every seat's own state, by its number. */
  openViews?: Record<string, State> | undefined;
}

export interface Director {
  staging: (game: string) => Staging | undefined;
  /** Times the normal length; 0: nothing is played, everything is there at once. */
  pace: () => number;
  /** Tell what happens now. Every event is told once, in its order, whether it is shown for a time (in ms) or not. */
  tell: (events: readonly StoryEvent[], lasts: number) => void;
}

/** The table as far as it has been told; the true one is ahead of it. */
interface Lag extends Standing {
  seat: number | null;
  /** How many events of the story are still to come. */
  untold: number;
}

/** A beat that waits, and the table after it. */
interface QueuedBeat extends Beat {
  after: Standing;
}

// In ms at normal speed. A turn may take its time; whoever is behind sees the rest in less.
const LONGEST = 12_000;
const BEHIND = 6_000;

export class Stage {
  /** What is being shown, while something is. */
  beat = $state.raw<Beat | null>(null);
  #lag = $state.raw<Lag | null>(null);

  readonly #director: Director;
  #now: Shown | null = null;
  #queue: QueuedBeat[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(director: Director) {
    this.#director = director;
  }

  get isPlaying(): boolean {
    return this.#lag !== null;
  }

  /** A view has come: play what is new in it. */
  show(now: Shown): void {
    const before = this.#now;
    if (!before || !isSameSeat(before.view, now.view)) return this.cut(now);
    this.#now = now;
    const news = untold(before.view.story, now.view.story);
    if (news.length === 0) return;
    if (this.#director.pace() === 0) {
      this.finish();
      return this.#director.tell(news, 0);
    }
    this.#enqueue(news, before, now);
  }

  /** A view that is there at once: another seat's, or another moment's. What is new in it is told, unless `told` is. */
  cut(now: Shown, told?: readonly StoryEvent[]): void {
    const news = told ?? (this.#now ? untold(this.#now.view.story, now.view.story) : []);
    this.#now = now;
    this.finish();
    if (news.length > 0) this.#director.tell(news, 0);
  }

  /** End the show: everything has happened. */
  finish(): void {
    this.#clear();
    const rest = this.#queue.flatMap(({ events }) => events);
    this.#queue = [];
    this.#lag = null;
    this.beat = null;
    if (rest.length > 0) this.#director.tell(rest, 0);
  }

  /** Leave without a word. */
  close(): void {
    this.#clear();
    this.#queue = [];
  }

  /** What the board draws of a true view: as much as has been told. What is asked and legal is always true. */
  over({ view, openViews }: Shown): Shown {
    const lag = this.#lag;
    if (!lag || lag.seat !== view.seat) return { view, openViews };
    const { result: _, ...playing } = view;
    const story = view.story.slice(0, Math.max(0, view.story.length - lag.untold));
    return { view: { ...playing, status: 'playing', state: lag.state, story }, openViews: lag.openViews };
  }

  #enqueue(news: StoryEvent[], before: Shown, now: Shown): void {
    const beats = beatsOf(news, this.#director.staging(now.view.game)).map((beat, i, { length }) => ({
      ...beat,
      after: tableAfter(beat, now, i === length - 1),
    }));
    const wasIdle = this.#lag === null;
    this.#queue = hurried([...this.#queue, ...beats], wasIdle ? LONGEST : BEHIND);
    const { state, seat } = before.view;
    this.#lag = wasIdle
      ? { seat, state, openViews: before.openViews, untold: news.length }
      : { ...this.#lag!, untold: this.#lag!.untold + news.length };
    if (wasIdle) this.#next();
  }

  #next(): void {
    this.#clear();
    const next = this.#queue.shift();
    if (!next) return this.finish();
    this.#lag = { ...this.#lag!, untold: this.#lag!.untold - next.events.length };
    const pace = this.#director.pace();
    const lasts = next.lasts * pace;
    this.#director.tell(next.events, lasts);
    if (lasts === 0) {
      this.#happen(next);
      return this.#next();
    }
    this.beat = { kind: next.kind, events: next.events, lasts, pace, moment: next.moment };
    if (next.moment === 0) this.#happen(next);
    else this.#after(lasts * next.moment, () => this.#happen(next));
    this.#after(lasts, () => this.#next());
  }

  /** The table shows what the beat tells. */
  #happen({ after: { state, openViews } }: QueuedBeat): void {
    this.#lag = { ...this.#lag!, state, openViews };
  }

  #after(time: number, action: () => void): void {
    this.#timers.push(setTimeout(action, time));
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}

const isSameSeat = (before: View, now: View): boolean => before.table === now.table && before.seat === now.seat;

/** The table after a beat. After the last one of a view it is the view's own; so it is where nobody knows another. */
function tableAfter({ events }: Beat, { view, openViews }: Shown, isLast: boolean): Standing {
  const known = isLast ? undefined : events.at(-1) && standingAfter(events.at(-1)!);
  return known ?? { state: view.state, openViews };
}
