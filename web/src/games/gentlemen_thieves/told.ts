// What Gentlemen Thieves' events tell, as data: each language has its own sentences for them.

import type { Colour } from '../../art/colours';
import type { PlaceOrCentre } from './state';

/** All that an event may carry; its kind says what is there. Seats have their names. */
export interface Told {
  who: string;
  round: number;
  allies: Colour[];
  foes: Colour[];
  colours: Colour[];
  token: string;
  place: PlaceOrCentre;
  places: PlaceOrCentre[];
  route: { from: PlaceOrCentre; to: PlaceOrCentre };
  moved: number;
  loot: number;
  pieces: number;
  each: number;
  lost: number;
  burglar: Colour;
}
