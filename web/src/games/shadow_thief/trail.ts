// What became of the cards of the last turn, from the story: they are gone from the table before everyone has looked.

import type { View } from '../../protocol';
import { t } from './words';

type Story = View['story'];

export interface Fate {
  card: string;
  fate: 'revealed' | 'cancelled' | 'stolen' | 'took' | 'nothing' | 'stored' | 'closed' | 'wasted';
  /** The other seat of a theft. */
  other?: number;
  added: string[];
}

const FATES: Record<string, Fate['fate']> = {
  cancelled: 'cancelled',
  found_nothing: 'nothing',
  stored: 'stored',
  closed: 'closed',
  not_closed: 'wasted',
};

/** The fate of each seat's card, in the last turn whose cards were revealed. */
export function lastTurn(story: Story): Map<number, Fate> {
  const fates = new Map<number, Fate>();
  let isNew = false;
  for (const told of story) {
    const event = told['event'] as string | undefined;
    const seat = told['seat'] as number | undefined;
    if (event === 'hand_began') fates.clear();
    if (event === 'chose') isNew = true;
    if (event === 'revealed' && isNew) {
      fates.clear();
      isNew = false;
    }
    if (seat === undefined || event === undefined) continue;
    const card = told['card'] as string;
    const mine = fates.get(seat);
    if (event === 'revealed') fates.set(seat, { card, fate: 'revealed', added: [] });
    else if (event === 'stole') steal(fates, seat, told['other'] as number);
    else if (event === 'added') mine?.added.push(card);
    else if (mine && event in FATES && mine.fate === 'revealed') mine.fate = FATES[event] ?? mine.fate;
  }
  return fates;
}

function steal(fates: Map<number, Fate>, thief: number, victim: number): void {
  const loser = fates.get(victim);
  const winner = fates.get(thief);
  if (loser) Object.assign(loser, { fate: 'stolen', other: thief });
  if (winner) Object.assign(winner, { fate: 'took', other: victim });
}

/** The points of the hand that ended last, while the story still tells of it. */
export function lastScores(story: Story): Map<number, number> {
  const end = story.findLastIndex((told) => told['event'] === 'hand_ended');
  const scored = end < 0 ? [] : story.slice(end).filter((told) => told['event'] === 'scored');
  return new Map(scored.map((told) => [told['seat'] as number, told['points'] as number]));
}

export function fateInWords(fate: Fate, names: readonly string[]): string {
  const other = fate.other === undefined ? '' : (names[fate.other] ?? '');
  return t.fates[fate.fate](other);
}
