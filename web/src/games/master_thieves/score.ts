import type { GemCount, Score } from '../score';
import { openState, type GemCounts } from './state';
import { t } from './words';

const GEMS = [
  { key: 'diamonds', cut: 'round', stone: 'diamond' },
  { key: 'sapphires', cut: 'step', stone: 'sapphire' },
  { key: 'rubies', cut: 'hexagon', stone: 'ruby' },
] as const;

export const score: Score = {
  sheet: (state) => ({
    columns: [t.sheet.true, t.sheet.imitations],
    rows: openState(state).seats.map(({ black, white }) => [gems(black), gems(white)]),
  }),
  decisive: ['MT-7.1', 'MT-7.2'],
};

function gems(counts: GemCounts & { rubies?: number }): GemCount[] {
  return GEMS.flatMap(({ key, cut, stone }) => {
    const count = counts[key];
    return count === undefined ? [] : [{ cut, stone, name: t.sheet.gems[key], count }];
  });
}
