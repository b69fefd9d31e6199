// What The Shadow Thief asks, read off the view.

import type { View } from '../../protocol';
import { stateOf } from './state';
import { t } from './words';

/** What the seat is asked. */
export function question(view: View): string | undefined {
  const { ask } = t.story;
  const game = stateOf(view);
  const card = view.seat === null ? null : game.seats[view.seat]?.shown;
  if (game.phase === 'play') return ask.play;
  if (game.phase === 'steal' && card) return ask.steal(card);
  if (game.phase === 'add' && card) return ask.add(card);
  return undefined;
}
