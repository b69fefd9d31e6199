import type { Bar, Score } from '../score';
import { COLOUR_ORDER } from './state';
import type { State, Types } from './view';
import { t } from './words';

const TINTS = { R: 'red', P: 'purple', G: 'green', B: 'black', Y: 'yellow' } as const;

/** The tie-breaks follow the colour, in their order; the last one is secret until the game is over. */
export const score: Score<Types> = (game) => ({
  columns: [t.sheet.colour, t.sheet.favours, ...(isShown(game) ? [t.sheet.own] : [])],
  rows: game.seats.map(({ burglar, favours, own_equipment }) => [
    burglar ? t.sheet.colours[burglar] : t.sheet.secret,
    String(favours),
    ...(isShown(game) ? [String(own_equipment)] : []),
  ]),
  bars: { title: t.sheet.piles, bars: piles(game) },
});

const isShown = (game: State): boolean => game.seats.every(({ own_equipment }) => own_equipment !== null);

/** Heights of the colours' piles, which are public while their owners are not. */
function piles(game: State): Bar[] {
  return COLOUR_ORDER.map((colour) => ({
    name: t.sheet.colours[colour],
    tint: `var(--${TINTS[colour]})`,
    height: game.piles[colour].height,
  }));
}
