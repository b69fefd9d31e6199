// The drawers are covered; one recalls what lies in each, looks, and says whether it was right.

import type { Grain, State } from '../view';

export interface Recall {
  /** Drawers that were looked into at this position. */
  shown: readonly Grain[];
  /** Of these, those that one has judged: whether it was right. */
  judged: ReadonlyMap<Grain, boolean>;
  /** Of all positions so far. */
  known: number;
  asked: number;
}

export const begin = (): Recall => ({ shown: [], judged: new Map(), known: 0, asked: 0 });

export const isCovered = (recall: Recall | null, drawer: Grain): boolean =>
  recall !== null && !recall.shown.includes(drawer);

export const uncover = (recall: Recall, drawer: Grain): Recall =>
  isCovered(recall, drawer) ? { ...recall, shown: [...recall.shown, drawer] } : recall;

/** Each drawer that was looked into is judged once. */
export function judge(recall: Recall, drawer: Grain, isRight: boolean): Recall {
  if (isCovered(recall, drawer) || recall.judged.has(drawer)) return recall;
  const judged = new Map(recall.judged).set(drawer, isRight);
  return { ...recall, judged, known: recall.known + Number(isRight), asked: recall.asked + 1 };
}

/** At another position all is covered again. */
export const coverAgain = (recall: Recall): Recall => ({ ...recall, shown: [], judged: new Map() });

/** The table while one is asked: all drawers are there, and none says what is in it. */
export const withoutContents = (state: State): State => ({
  ...state,
  box: state.box.map((drawer) => ({ ...drawer, content: null })),
});
