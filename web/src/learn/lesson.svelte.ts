// A lesson under way: which step it is at, which position is on the table, and what plays by itself in between.

import type { Lesson, LessonStep, Reason, View } from '../protocol';
import { pace, stagePace } from '../lib/motion';
import type { Stage } from '../lib/stage.svelte';
import { inOurWords } from '../games/telling';
import { viewOf } from './views';

/** How long the table is looked at between two moves, in ms at the normal pace. */
const PAUSE = { told: 850, silent: 250 };

/** What else was pressed: another legal move, or a thing that is closed, with the rules' reason if they have one. */
export type Tried = { kind: 'legal' } | { kind: 'closed'; reason: Reason | null };

/** Asks the rules why a move can't be made at a step. */
export type AskWhy = (step: string, move: string) => Promise<Reason | null>;

export class LessonPlay {
  step = $state(0);
  frame = $state(0);
  /** It gets an answer, no more. */
  tried = $state.raw<Tried | null>(null);

  constructor(
    readonly lesson: Lesson,
    /** The name by which the story calls the learner. */
    readonly learner: string,
    /** On which each move is played. */
    readonly stage: Stage,
    readonly ask: AskWhy,
  ) {
    stage.cut({ view: this.#table });
  }

  readonly here = $derived.by((): LessonStep => this.lesson.steps[this.step]!);
  readonly #isThere = $derived.by(() => this.frame === this.here.frame);
  /** The others play, or time passes: the step is not reached yet. */
  readonly isPlaying = $derived.by(() => !this.#isThere || this.stage.isPlaying);
  readonly isLast = $derived.by(() => this.step === this.lesson.steps.length - 1);
  readonly wanted = $derived.by(() => (this.isPlaying ? undefined : this.here.wanted));
  readonly #table = $derived.by((): View =>
    inOurWords(viewOf(this.lesson, this.frame, this.wanted ? this.here : null, this.learner)),
  );
  /** The table as far as it has been told. */
  readonly view = $derived.by((): View => this.stage.over({ view: this.#table }).view);
  /** What is happening; in between, what the move that led here brought about, in sentences. */
  readonly news = $derived.by(() => {
    const events = this.stage.beat?.events ?? this.#table.story.filter(({ ply }) => ply === this.#table.ply - 1);
    return events.map(({ text }) => text);
  });
  /** How long until the next move plays by itself, in ms; null while there is none, or one is being played. */
  readonly pause = $derived.by(() => {
    if (this.#isThere || this.stage.isPlaying) return null;
    const isToldAtOnce = stagePace() === 0 && this.lesson.frames[this.frame]?.events.length;
    return (isToldAtOnce ? PAUSE.told : PAUSE.silent) * (pace() || 1);
  });

  act = (move: string): void => {
    if (move === this.wanted) this.#goOn();
    else if (this.wanted) this.tried = { kind: 'legal' };
  };

  /** A closed thing was pressed: the rules say why, as they do at a table. */
  askWhy = async (move: string): Promise<void> => {
    if (this.isPlaying) return;
    const { key } = this.here;
    const reason = await this.ask(key, move).catch(() => null);
    if (!this.isPlaying && key === this.here.key) this.tried = { kind: 'closed', reason };
  };

  /** On to the next step; what still plays by itself is over at once. */
  next = (): void => {
    if (this.isPlaying) this.#arrive(this.here.frame);
    else if (!this.wanted && !this.isLast) this.#goOn();
  };

  /** One move on, on the way to the step. */
  playOn = (): void => this.#arrive(this.frame + 1);

  back = (): void => this.#to(this.isPlaying ? this.step : this.step - 1);

  restart = (): void => this.#to(0);

  #to(step: number): void {
    this.step = Math.max(0, step);
    this.#arrive(this.here.frame);
  }

  #goOn(): void {
    this.tried = null;
    this.step += 1;
    if (!this.#isThere) this.playOn();
  }

  /** The next move is played; whatever lies further on, or back, is a cut. */
  #arrive(frame: number): void {
    const isNextMove = this.#plyOf(frame) === this.#plyOf(this.frame) + 1;
    this.tried = null;
    this.frame = frame;
    if (isNextMove) this.stage.show({ view: this.#table });
    else this.stage.cut({ view: this.#table }, []);
  }

  #plyOf(frame: number): number {
    return this.lesson.frames[frame]!.ply;
  }
}
