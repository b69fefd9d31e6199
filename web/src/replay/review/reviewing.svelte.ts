// A review that is being made: the server is asked again until it is there.

import { inWords, Refused } from '../../lib/api';
import type { Review, ReviewState } from '../../protocol';

export type Effort = Review['effort'];

const AGAIN = 1000; // ms
const LATER = 5000; // ms, when the server has no time or does not answer
const TRIES = 12; // in a row, before one is told

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** Whether one is being made; an earlier one stays meanwhile. */
  isWaiting = $state(false);
  progress = $state(0);
  /** Why there is none; or, while it is waited for, what is in the way. */
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #effort: Effort = 'quick';
  #failures = 0;
  #isClosed = false;

  constructor(private readonly ask: (effort: Effort) => Promise<ReviewState>) {}

  /** Ask for it, unless it is there or under way. */
  begin(effort: Effort = 'quick'): void {
    if (this.isWaiting || this.review?.effort === effort || this.#isClosed) return;
    this.isWaiting = true;
    this.progress = 0;
    this.problem = '';
    this.#effort = effort;
    this.#failures = 0;
    void this.#look();
  }

  /** The same again, after it was refused. */
  retry(): void {
    this.begin(this.#effort);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      this.#take(await this.ask(this.#effort));
    } catch (error) {
      this.#fail(error);
    }
  }

  #take({ progress, review }: ReviewState): void {
    this.#failures = 0;
    this.problem = '';
    this.progress = Math.max(progress, this.progress);
    if (!review) return this.#later(AGAIN);
    this.review = review;
    this.isWaiting = false;
  }

  #fail(error: unknown): void {
    this.problem = inWords(error);
    this.#failures += 1;
    if (error instanceof Refused && error.isPassing && this.#failures < TRIES) return this.#later(LATER);
    this.isWaiting = false;
  }

  #later(wait: number): void {
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#look(), wait);
  }
}
