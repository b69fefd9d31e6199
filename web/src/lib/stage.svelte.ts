// The stage: when a view arrives, what happened is played, one event after the other, and the table shows it as it
// comes. The true view is never held back from whoever plays: moves are made in it, and making one ends the show.

import type { State, StoryEvent, View } from '../protocol';
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
interface Lag {
  seat: number | null;
  state: State | null;
  openViews: Record<string, State> | undefined;
  /** How many events of the story are still to come. */
  untold: number;
}

/** A beat that waits, and how the table stands when all that came with it has happened. */
interface QueuedBeat extends Beat {
  end: Shown;
  /** All events that came with that view. */
  news: readonly StoryEvent[];
  isLast: boolean;
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
    const story = view.story.slice(0, view.story.length - lag.untold);
    return { view: { ...playing, status: 'playing', state: lag.state, story }, openViews: lag.openViews };
  }

  #enqueue(news: StoryEvent[], before: Shown, now: Shown): void {
    const beats = beatsOf(news, this.#director.staging(now.view.game));
    const cues = beats.map((beat, i) => ({ ...beat, end: now, news, isLast: i === beats.length - 1 }));
    const wasIdle = this.#lag === null;
    this.#queue = hurried([...this.#queue, ...cues], wasIdle ? LONGEST : BEHIND);
    const { state, seat } = before.view;
    this.#lag = wasIdle
      ? { seat, state, openViews: before.openViews, untold: news.length }
      : { ...this.#lag!, untold: this.#lag!.untold + news.length };
    if (wasIdle) this.#next();
  }

  #next(): void {
    this.#clear();
    const cue = this.#queue.shift();
    if (!cue) return this.finish();
    this.#lag = { ...this.#lag!, untold: this.#lag!.untold - cue.events.length };
    const lasts = cue.lasts * this.#director.pace();
    this.#director.tell(cue.events, lasts);
    if (lasts === 0) {
      this.#happen(cue);
      return this.#next();
    }
    this.beat = { kind: cue.kind, events: cue.events, lasts, moment: cue.moment };
    if (cue.moment === 0) this.#happen(cue);
    else this.#after(lasts * cue.moment, () => this.#happen(cue));
    this.#after(lasts, () => this.#next());
  }

  /** The table shows what the beat tells. With the last beat of a view it is the view's own. */
  #happen({ events, end, news, isLast }: QueuedBeat): void {
    const after = isLast ? undefined : this.#director.staging(end.view.game)?.after;
    const tell = (state: State | null, next: State | null, seat: number | null) =>
      after && state && next
        ? events.reduce((told, event) => after(told, event, next, { events: news, seat }), state)
        : next;
    const lag = this.#lag!;
    this.#lag = {
      ...lag,
      state: tell(lag.state, end.view.state, end.view.seat),
      openViews:
        end.openViews &&
        mapped(end.openViews, (next, seat) => tell(lag.openViews?.[seat] ?? null, next, Number(seat)) ?? next),
    };
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

function mapped<T>(record: Record<string, T>, change: (value: T, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
