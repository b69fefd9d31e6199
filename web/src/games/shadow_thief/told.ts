// What The Shadow Thief's events and questions tell, as data: each language has its own sentences for them.

import type { View } from '../../protocol';
import { stateOf } from './state';
import type { Story } from './story/en';

/** All that an event may carry; its kind says what is there. Seats have their names. */
export interface Told {
  who: string;
  other: string;
  card: string;
  cards: number;
  limit: number;
  jewels: number;
  total: number;
  points: number;
  hand: number;
  /** Why a hand ended: the number of its reason. */
  why: number;
}

/** What the seat is asked, in the words of a language. */
export function question(view: View, { ask }: Story): string | undefined {
  const game = stateOf(view);
  const card = view.seat === null ? null : game.seats[view.seat]?.shown;
  if (game.phase === 'play') return ask.play;
  if (game.phase === 'steal' && card) return ask.steal(card);
  if (game.phase === 'add' && card) return ask.add(card);
  return undefined;
}
