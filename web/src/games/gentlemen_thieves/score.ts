import type { Bar, Score } from '../score';
import { COLOUR_ORDER, openState, type GentlemenState } from './state';
import { t } from './words';

const TINTS = { R: 'red', P: 'purple', G: 'green', B: 'black', Y: 'yellow' } as const;

export const score: Score = {
  sheet(state) {
    const game = openState(state);
    return {
      columns: [t.sheet.colour, t.sheet.favours],
      rows: game.seats.map(({ burglar, favours }) => [
        burglar ? t.sheet.colours[burglar] : t.sheet.secret,
        String(favours),
      ]),
      bars: { title: t.sheet.piles, bars: piles(game) },
    };
  },
  decisive: ['GT-6.2', 'GT-6.3'],
};

/** Heights of the colours' piles, which are public while their owners are not. */
function piles(game: GentlemenState): Bar[] {
  return COLOUR_ORDER.map((colour) => ({
    name: t.sheet.colours[colour],
    tint: `var(--${TINTS[colour]})`,
    height: game.piles[colour].height,
  }));
}
