// Plays what happens at the box, step after step, and draws only while something moves.

import { pace } from '../../../lib/motion';
import { poseAt, lengthOf, restPose, type BoxPose } from './boxPose';
import type { BoxScene, Sight } from './scene';
import type { Shown, Step } from './shown';

/** A frame that takes longer than this, in milliseconds, is too heavy: the next ones get fewer pixels. */
const HEAVY = 25;
const COARSEST = 0.6;

interface Options {
  isSoftware: boolean;
  onsight: (sight: Sight, isMoving: boolean) => void;
}

/** A step that waits, and how long it may take at most. */
interface QueuedStep {
  step: Step;
  lasts: number;
}

export class Player {
  readonly #scene: BoxScene;
  readonly #options: Options;
  #shown: Shown;
  #waiting: QueuedStep[] = [];
  #began = 0;
  #last = 0;
  #frames = 0;
  #request = 0;
  /** Pixels for each of the page while something moves. */
  #ratio: number;
  readonly #finest: number;

  constructor(scene: BoxScene, shown: Shown, options: Options) {
    this.#scene = scene;
    this.#shown = shown;
    this.#options = options;
    this.#finest = options.isSoftware ? 1 : Math.min(2, devicePixelRatio);
    this.#ratio = this.#finest;
  }

  /** What will be shown when all that waits has been played. */
  get goal(): Shown {
    return this.#waiting.at(-1)?.step.shown ?? this.#shown;
  }

  /** Play a step, within a time. What has no length joins what is before it. */
  play(step: Step, within: number): void {
    const length = lengthOf(this.goal, step);
    const last = this.#waiting.at(-1);
    if (length > 0) this.#waiting.push({ step, lasts: Math.min(within, length * pace()) });
    else if (last) last.step = { ...last.step, shown: step.shown };
    else this.#shown = step.shown;
    this.redraw();
  }

  /** Show this, and leave out what still waits. */
  cut(shown: Shown): void {
    this.#shown = shown;
    this.#waiting = [];
    this.#began = 0;
    this.redraw();
  }

  /** The picture has another size: it is empty until it is drawn. */
  resize(width: number, height: number): void {
    this.#scene.resize(width, height);
    if (!this.#waiting.length) this.#rest();
    else this.redraw();
  }

  redraw(): void {
    this.#request ||= requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(now: number): void {
    this.#request = 0;
    const queued = this.#waiting[0];
    if (!queued) {
      this.#rest();
      return;
    }
    if (!this.#began) this.#start(now);
    else this.#weigh(now - this.#last);
    this.#last = now;
    // Whoever is behind catches up: the more waits, the faster it goes.
    const part = ((now - this.#began) * this.#waiting.length) / queued.lasts;
    this.#paint(this.#poseOf(queued.step, Math.min(1, part)), true);
    if (part >= 1) this.#finish(queued.step, now);
    this.redraw();
  }

  #poseOf(step: Step, part: number): BoxPose {
    return poseAt(this.#shown, step, part * lengthOf(this.#shown, step), this.#scene.pillow);
  }

  #start(now: number): void {
    this.#began = now;
    this.#frames = 0;
    // It may have been heavy because the machine was busy: each motion tries a little more.
    this.#ratio = Math.min(this.#finest, this.#ratio * 1.15);
    this.#scene.sharpen(this.#ratio);
  }

  #finish(step: Step, now: number): void {
    // For whoever measures: how many frames a motion had, and how long it took.
    performance.measure('box', {
      start: this.#began,
      end: now,
      detail: { frames: this.#frames, ratio: this.#ratio, ...this.#scene.effort },
    });
    this.#shown = step.shown;
    this.#waiting.shift();
    this.#began = 0;
  }

  /** The picture at rest has time: it is drawn once, with all the pixels there are. */
  #rest(): void {
    this.#scene.sharpen(this.#options.isSoftware ? 1.5 : Math.min(2, devicePixelRatio));
    this.#paint(restPose(this.#shown, this.#scene.pillow), false);
  }

  #paint(pose: BoxPose, isMoving: boolean): void {
    this.#frames++;
    this.#scene.pose(pose);
    this.#scene.draw();
    this.#options.onsight(this.#scene.sight(pose), isMoving);
  }

  #weigh(took: number): void {
    if (took < HEAVY || took > 500 || this.#ratio <= COARSEST) return;
    this.#ratio = Math.max(COARSEST, this.#ratio * 0.9);
    this.#scene.sharpen(this.#ratio);
  }

  dispose(): void {
    cancelAnimationFrame(this.#request);
    this.#request = -1;
    this.#scene.dispose();
  }
}
