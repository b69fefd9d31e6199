import type { GemCount, Score } from '../score';
import { CASES, GEMS } from './jewels';
import type { Seat, Types } from './view';
import { t } from './words';

export const score: Score<Types> = ({ seats }) => ({
  columns: [t.sheet.loot],
  rows: seats.map((seat) => [loot(seat)]),
  totals: seats.map((seat) => seat.score),
});

function loot(seat: Seat): GemCount[] {
  return CASES.map((letter) => ({
    ...GEMS[letter],
    name: t.kind(letter),
    count: seat.loot.filter((jewel) => jewel === letter).length,
  })).filter(({ count }) => count > 0);
}
