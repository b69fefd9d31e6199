// Draws the box: while a scene is played, every frame of it, otherwise only when something has changed.

import type { Scene } from '../../shared/scene';
import { lengthOf, poseAt, restPose, type BoxPose } from './boxPose';
import { FrameTimes } from './frameTimes';
import type { BoxScene, Sight } from './scene';
import { boxStepOf, type Shown, type BoxStep } from './shown';

/** A frame that takes longer than this, in milliseconds, is too heavy: the next ones get fewer pixels. */
const HEAVY = 25;
const COARSEST = 0.6;

interface Options {
  isSoftware: boolean;
  onsight: (sight: Sight, isMoving: boolean) => void;
  /** A motion is over, and this device can't draw them fast enough. */
  onslow: () => void;
}

export class Player {
  readonly #box: BoxScene;
  readonly #options: Options;
  #scene: Scene | null = null;
  /** What was shown before the scene, and the way to what is shown after it. */
  #before: Shown;
  #step: BoxStep;
  /** How much of that way is over; 1 at rest. */
  #part = 1;
  #request = 0;
  #isDisposed = false;
  /** Pixels for each of the page while something moves. */
  #ratio: number;
  readonly #finest: number;
  readonly #times = new FrameTimes();

  constructor(box: BoxScene, shown: Shown, options: Options) {
    this.#box = box;
    this.#before = shown;
    this.#step = standing(shown);
    this.#options = options;
    this.#finest = options.isSoftware ? 1 : Math.min(2, devicePixelRatio);
    this.#ratio = this.#finest;
  }

  /** Show this: in the time of a scene, by what happens in it; without one at once. */
  show(shown: Shown, scene: Scene | null): void {
    if (!scene) this.#stand(shown);
    else if (scene !== this.#scene) this.#play(shown, scene);
    else this.#step = { ...this.#step, shown };
    this.#scene = scene;
    this.redraw();
  }

  #stand(shown: Shown): void {
    this.#step = standing(shown);
    this.#part = 1;
  }

  #play(shown: Shown, scene: Scene): void {
    this.#before = this.#step.shown;
    this.#step = boxStepOf(this.#before, shown, scene.beat.events);
    const length = lengthOf(this.#before, this.#step);
    this.#part = length > 0 ? 0 : 1;
    if (length === 0) return;
    // It may have been heavy because the machine was busy: each motion tries a little more.
    this.#ratio = Math.min(this.#finest, this.#ratio * 1.15);
    const frames = new Frames();
    scene.eachFrame(
      (part) => {
        this.#part = part;
        this.#weigh(frames.next());
        this.#paint();
        if (part < 1) return;
        frames.tell({ ratio: this.#ratio, ...this.#box.effort });
        if (this.#times.areSlow) this.#options.onslow();
      },
      { to: scene.part(length) },
    );
  }

  /** The picture has another size: it is empty until it is drawn. */
  resize(width: number, height: number): void {
    this.#box.resize(width, height);
    this.#paint();
  }

  /** Draw once more; what moves is drawn anyway. */
  redraw(): void {
    if (this.#part === 1) this.#request ||= requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    if (this.#isDisposed) return;
    this.#request = 0;
    const isMoving = this.#part < 1;
    // The picture at rest has time: it is drawn once, with all the pixels there are.
    this.#box.sharpen(isMoving ? this.#ratio : this.#options.isSoftware ? 1.5 : Math.min(2, devicePixelRatio));
    const pose = this.#pose();
    this.#box.pose(pose);
    this.#box.draw();
    this.#options.onsight(this.#box.sight(pose), isMoving);
  }

  #pose(): BoxPose {
    if (this.#part === 1) return restPose(this.#step.shown, this.#box.pillow);
    const now = this.#part * lengthOf(this.#before, this.#step);
    return poseAt(this.#before, this.#step, now, this.#box.pillow);
  }

  #weigh(took: number): void {
    if (took > 0) this.#times.add(took);
    if (took > HEAVY && took < 500) this.#ratio = Math.max(COARSEST, this.#ratio * 0.9);
  }

  dispose(): void {
    this.#isDisposed = true;
    cancelAnimationFrame(this.#request);
    this.#box.dispose();
  }
}

const standing = (shown: Shown): BoxStep => ({ shown, flights: [], rings: false });

/** The frames of one motion, for whoever measures: how many there were, and how long they took. */
class Frames {
  #began = 0;
  #last = 0;
  #count = 0;

  /** One more; the milliseconds since the last one. */
  next(): number {
    const now = performance.now();
    const took = this.#count ? now - this.#last : 0;
    this.#began ||= now;
    this.#last = now;
    this.#count++;
    return took;
  }

  tell(effort: object): void {
    performance.measure('box', { start: this.#began, end: this.#last, detail: { frames: this.#count, ...effort } });
  }
}
