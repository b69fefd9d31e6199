// What a game shows of what a seat could infer: `lens/Lens.svelte` of its folder, and a file of words for each language.
// A game may do without.

import type { GameTypes } from '../protocol';

export interface LensProps<Own extends GameTypes = GameTypes, Words extends object = object> {
  sight: Own['sight'];
  /** By seat. */
  names: readonly string[];
  /** What happened on the way to each position, up to the present one. */
  course: readonly (readonly Own['event'][])[];
  /** Of the game's lens, in the present language. */
  words: Words;
  /** Cover on the board what one is asked about; null uncovers it. */
  oncover: (cover: Cover<Own> | null) => void;
}

/** A state without what one should recall. */
export type Cover<Own extends GameTypes = GameTypes> = (state: Own['state']) => Own['state'];

/** A share as it is told: what is possible is never 0%, and what is not certain never 100%. */
export const told = (share: number): number =>
  share <= 0 || share >= 1 ? share : Math.min(Math.max(share, 0.01), 0.99);
