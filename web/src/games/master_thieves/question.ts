// What Master Thieves asks, read off the view.

import type { View } from '../../protocol';
import { stateOf } from './state';
import { t } from './words';

/** What the seat is asked. What it may do is read off its moves. */
export function question(view: View): string | undefined {
  const { ask } = t.story;
  const seat = view.seat === null ? undefined : stateOf(view).seats[view.seat];
  const may = (move: string) => view.legal.some((legal) => legal.startsWith(move));
  if (may('fill')) return ask.fill(seat?.unplaced ?? 0);
  if (may('choose')) return ask.choose;
  if (may('open') && seat?.card) return ask.open(seat.card.character);
  if (may('place')) return ask.place(may('place diamond'), may('place sapphire'), may('place nothing'));
  if (may('alarm')) return ask.alarm;
  if (may('search')) return ask.take;
  if (may('ruby')) return ask.ruby;
  if (may('pick')) return ask.pick;
  if (may('done')) return ask.handle(may('rotate'), may('turn'));
  return undefined;
}
