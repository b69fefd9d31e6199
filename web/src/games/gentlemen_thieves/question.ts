// What Gentlemen Thieves asks, read off the view.

import type { View } from '../../protocol';
import { stateOf } from './state';
import { t } from './words';

/** What the seat is asked. */
export function question(view: View): string | undefined {
  const { ask } = t.story;
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
