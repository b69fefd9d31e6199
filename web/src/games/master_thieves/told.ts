// What Master Thieves' events tell, as data: each language has its own sentences for them.

import type { CharacterName } from './art/Character.svelte';
import type { Rotation } from './handling';
import type { GemCounts, Imitation, Position } from './state';

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
