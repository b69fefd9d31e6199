// A riddle under way: what was tried, and the solution once somebody has answered.

import { attemptOn, keepAttempt, type Attempt } from '../lib/riddles';
import type { Riddle, RiddleSolution } from '../protocol';
import { answered, bestOf, givenUp } from './answers';

export class RiddlePlay {
  attempt = $state.raw<Attempt>({ tried: [] });
  /** Fetched after the first answer, not before. */
  found = $state.raw<RiddleSolution | null>(null);
  isBusy = $state(false);

  constructor(
    readonly riddle: Riddle,
    readonly fetch: () => Promise<RiddleSolution>,
    /** The solution could not be fetched: the answer counts for nothing. */
    readonly refuse: (error: unknown) => void,
  ) {
    const kept = attemptOn(riddle.day);
    // Another riddle may have come to this day since.
    this.attempt = { ...kept, tried: kept.tried.filter((move) => riddle.legal.includes(move)) };
    if (this.attempt.outcome || this.attempt.tried.length > 0) void this.resume();
  }

  readonly isOver = $derived.by(() => this.attempt.outcome !== undefined);
  readonly solution = $derived.by(() => this.found?.solution ?? null);
  /** What can still be answered. */
  readonly legal = $derived.by(() =>
    this.isOver ? [] : this.riddle.legal.filter((move) => !this.attempt.tried.includes(move)),
  );

  answer = (move: string): Promise<void> =>
    this.#turn(({ solution }) => answered(this.attempt, move, bestOf(solution)));

  show = (): Promise<void> => this.#turn(() => givenUp(this.attempt));

  /** Whoever comes back finds all as it was. */
  resume = (): Promise<void> => this.#turn(() => this.attempt);

  async #turn(next: (found: RiddleSolution) => Attempt): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      this.found ??= await this.fetch();
      const attempt = next(this.found);
      if (attempt !== this.attempt) keepAttempt(this.riddle.day, (this.attempt = attempt));
    } catch (error) {
      this.refuse(error);
    }
    this.isBusy = false;
  }
}
