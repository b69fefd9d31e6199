// What became of the cards of the last turn, from the story: they are gone from the table before everyone has looked.

import type { Card, Event, View } from './view';
import { t } from './words';

type Story = View['story'];

export interface Fate {
  card: Card;
  fate: 'revealed' | 'cancelled' | 'stolen' | 'took' | 'nothing' | 'stored' | 'closed' | 'wasted';
  /** The other seat of a theft. */
  other?: number;
  added: Card[];
}

/** The fate of each seat's card, in the last turn whose cards were revealed. */
export function lastTurn(story: Story): Map<number, Fate> {
  const fates = new Map<number, Fate>();
  let isNew = false;
  for (const event of story) {
    if (event.event === 'chose') isNew = true;
    if (event.event === 'hand_began' || (event.event === 'revealed' && isNew)) fates.clear();
    if (event.event === 'revealed') isNew = false;
    tell(fates, event);
  }
  return fates;
}

function tell(fates: Map<number, Fate>, event: Event): void {
  switch (event.event) {
    case 'revealed':
      fates.set(event.seat, { card: event.card, fate: 'revealed', added: [] });
      break;
    case 'stole':
      steal(fates, event.seat, event.other);
      break;
    case 'added':
      fates.get(event.seat)?.added.push(event.card);
      break;
    case 'cancelled':
    case 'found_nothing':
    case 'stored':
    case 'closed':
    case 'not_closed':
      end(fates.get(event.seat), FATES[event.event]);
  }
}

const FATES = {
  cancelled: 'cancelled',
  found_nothing: 'nothing',
  stored: 'stored',
  closed: 'closed',
  not_closed: 'wasted',
} as const;

/** What first becomes of a card is its fate. */
function end(card: Fate | undefined, fate: Fate['fate']): void {
  if (card?.fate === 'revealed') card.fate = fate;
}

function steal(fates: Map<number, Fate>, thief: number, victim: number): void {
  const loser = fates.get(victim);
  const winner = fates.get(thief);
  if (loser) Object.assign(loser, { fate: 'stolen', other: thief });
  if (winner) Object.assign(winner, { fate: 'took', other: victim });
}

/** The points of the hand that ended last, while the story still tells of it. */
export function lastScores(story: Story): Map<number, number> {
  const last = story.findLastIndex(({ event }) => event === 'hand_ended');
  const since = last < 0 ? [] : story.slice(last);
  return new Map(since.flatMap((event) => (event.event === 'scored' ? [[event.seat, event.points]] : [])));
}

export function fateInWords(fate: Fate, names: readonly string[]): string {
  const other = fate.other === undefined ? '' : (names[fate.other] ?? '');
  return t.fates[fate.fate](other, fate.card);
}
