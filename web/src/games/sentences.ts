// The sentences of a game in one language: one for each kind of event, for each question and for each remark. The types see to it
// that none is missing, and that each speaks only of what is there.

import type { GameTypes } from '../protocol';

/** An event as it is told: its seats have their names. */
export type Named<Event> = Omit<Event, 'seat' | 'other'> &
  (Event extends { seat: number } ? { who: string } : unknown) &
  (Event extends { other: number } ? { other: string } : unknown);

export interface Sentences<Own extends GameTypes> {
  tell: { [Kind in Own['event']['event']]: (event: Named<Extract<Own['event'], { event: Kind }>>) => string };
  ask: { [Key in Own['question']['key']]: (question: Extract<Own['question'], { key: Key }>) => string };
}

/** What a review remarks of moves: one sentence for each kind of remark. */
export type Remarks<Own extends GameTypes> = {
  [Key in Own['remark']['key']]: (remark: Extract<Own['remark'], { key: Key }>) => string;
};
