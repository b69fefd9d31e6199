// Whether the box moves too slowly to be followed: by how long its frames took, whatever it is that draws them.

/** In ms: fewer than fifteen frames a second are seen one by one. */
const SLOW = 66;
/** The first frames are no measure: shaders are compiled, and the picture has yet to find how many pixels it can bear. */
const FIRST = 12;
/** So many are judged together, by the one in the middle: a slow moment is not a slow device. */
const JUDGED = 15;
/** In ms: nobody was looking. The tab was hidden, or the device asleep. */
const PAUSE = 3000;

export class FrameTimes {
  #toSkip = FIRST;
  #last: number[] = [];

  /** One frame more, and the time since the one before it. */
  add(took: number): void {
    if (took > PAUSE) return;
    if (this.#toSkip > 0) this.#toSkip--;
    else this.#last = [...this.#last, took].slice(-JUDGED);
  }

  get areSlow(): boolean {
    const middle = [...this.#last].sort((one, other) => one - other)[(JUDGED - 1) / 2];
    return this.#last.length === JUDGED && middle !== undefined && middle > SLOW;
  }
}
