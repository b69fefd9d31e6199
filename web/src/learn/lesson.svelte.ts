// A lesson under way: which step it is at, which position is on the table, and what plays by itself in between.

import type { Lesson, LessonStep, View } from '../protocol';
import { pace } from '../lib/motion';
import { inOurWords } from '../lib/telling';
import { viewOf } from './views';

/** How long a move of the others is looked at, at the normal pace; one that tells nothing passes quickly. */
const PACE = { told: 850, silent: 250 }; // ms

export class LessonPlay {
  step = $state(0);
  frame = $state(0);
  /** What else was pressed here, another legal move or a thing that is closed: it gets an answer, no more. */
  tried = $state<'legal' | 'closed' | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: Lesson,
    /** The name by which the story calls the learner. */
    readonly learner: string,
  ) {}

  readonly here = $derived.by((): LessonStep => this.lesson.steps[this.step]!);
  /** The others play, or time passes: the step is not reached yet. */
  readonly isPlaying = $derived.by(() => this.frame !== this.here.frame);
  readonly isLast = $derived.by(() => this.step === this.lesson.steps.length - 1);
  readonly wanted = $derived.by(() => (this.isPlaying ? undefined : this.here.wanted));
  readonly view = $derived.by((): View =>
    inOurWords(viewOf(this.lesson, this.frame, this.wanted ? this.here : null, this.learner)),
  );
  /** What the move that led here brought about, in sentences. */
  readonly news = $derived.by(() => this.view.story.filter(({ ply }) => ply === this.view.ply - 1).map(({ text }) => text));

  act = (move: string): void => {
    if (move === this.wanted) this.#goOn();
    else if (this.wanted) this.tried = 'legal';
  };

  askWhy = (): void => {
    if (!this.isPlaying) this.tried = 'closed';
  };

  /** On to the next step; what still plays by itself is over at once. */
  next = (): void => {
    if (this.isPlaying) this.#arrive(this.here.frame);
    else if (!this.wanted && !this.isLast) this.#goOn();
  };

  back = (): void => this.#to(this.isPlaying ? this.step : this.step - 1);

  restart = (): void => this.#to(0);

  /** Whoever leaves takes no timer along. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #to(step: number): void {
    this.step = Math.max(0, step);
    this.#arrive(this.here.frame);
  }

  #goOn(): void {
    this.tried = null;
    this.step += 1;
    if (this.isPlaying) this.#arrive(this.frame + 1);
  }

  #arrive(frame: number): void {
    clearTimeout(this.#timer);
    this.tried = null;
    this.frame = frame;
    if (!this.isPlaying) return;
    const time = this.lesson.frames[frame]?.events.length ? PACE.told : PACE.silent;
    this.#timer = setTimeout(() => this.#arrive(frame + 1), time * (pace() || 1));
  }
}
