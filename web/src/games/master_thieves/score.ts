import type { GemCount, Score } from '../score';
import type { GemCounts } from './state';
import type { Types } from './view';
import { t } from './words';

const GEMS = [
  { key: 'diamonds', cut: 'round', stone: 'diamond' },
  { key: 'sapphires', cut: 'step', stone: 'sapphire' },
  { key: 'rubies', cut: 'hexagon', stone: 'ruby' },
] as const;

export const score: Score<Types> = ({ seats }) => ({
  columns: [t.sheet.true, t.sheet.imitations],
  rows: seats.map(({ black, white }) => [gems(black), gems(white)]),
});

function gems(counts: GemCounts): GemCount[] {
  return GEMS.flatMap(({ key, cut, stone }) => {
    const count = counts[key];
    return count === undefined ? [] : [{ cut, stone, name: t.sheet.gems[key], count }];
  });
}
