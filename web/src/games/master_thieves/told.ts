// What Master Thieves' events and questions tell, as data: each language has its own sentences for them.

import type { CharacterName } from '../../art/characters/Character.svelte';
import type { View } from '../../protocol';
import type { Rotation } from './handling';
import { stateOf, type GemCounts, type Imitation, type Position } from './state';
import type { Story } from './story/en';

/** All that an event may carry; its kind says what is there. Seats have their names. */
export interface Told extends GemCounts {
  who: string;
  round: number;
  character: CharacterName;
  number: number;
  position: Position;
  drawer: string;
  gem: Imitation;
  rotation: `rotate ${Rotation}`;
  smugglers: number;
  detectives: number;
  /** Why the game ended: the number of its reason. */
  why: number;
}

/** What the seat is asked, in the words of a language. What it may do is read off its moves. */
export function question(view: View, { ask }: Story): string | undefined {
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
