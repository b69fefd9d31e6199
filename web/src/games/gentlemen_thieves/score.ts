import type { Bar, Score } from '../score';
import { COLOUR_ORDER } from './state';
import type { State, Types } from './view';
import { t } from './words';

const TINTS = { R: 'red', P: 'purple', G: 'green', B: 'black', Y: 'yellow' } as const;

export const score: Score<Types> = (game) => ({
  columns: [t.sheet.colour, t.sheet.favours],
  rows: game.seats.map(({ burglar, favours }) => [
    burglar ? t.sheet.colours[burglar] : t.sheet.secret,
    String(favours),
  ]),
  bars: { title: t.sheet.piles, bars: piles(game) },
});

/** Heights of the colours' piles, which are public while their owners are not. */
function piles(game: State): Bar[] {
  return COLOUR_ORDER.map((colour) => ({
    name: t.sheet.colours[colour],
    tint: `var(--${TINTS[colour]})`,
    height: game.piles[colour].height,
  }));
}
