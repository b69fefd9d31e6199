// What Gentlemen Thieves' events and questions tell, as data: each language has its own sentences for them.

import type { Colour } from '../../art/burglars';
import type { View } from '../../protocol';
import { stateOf, type Spot } from './state';
import type { Story } from './story/en';

/** All that an event may carry; its kind says what is there. Seats have their names. */
export interface Told {
  who: string;
  round: number;
  allies: Colour[];
  foes: Colour[];
  colours: Colour[];
  token: string;
  place: Spot;
  places: Spot[];
  route: { from: Spot; to: Spot };
  moved: number;
  loot: number;
  pieces: number;
  each: number;
  lost: number;
  burglar: Colour;
}

/** What the seat is asked, in the words of a language. */
export function question(view: View, { ask }: Story): string | undefined {
  const game = stateOf(view);
  switch (game.phase) {
    case 'alliances':
      return ask.alliances(game.alliance.length > 0);
    case 'burglary':
      return ask.burglary((view.seat === null ? 0 : (game.seats[view.seat]?.favours ?? 0)) > 0);
    case 'placing':
      return game.hand ? ask.placing(game.hand) : undefined;
    case 'carrying':
      return ask.carrying(game.car, game.padlock);
    case 'returning':
      return ask.returning;
    case 'over':
      return undefined;
  }
}
