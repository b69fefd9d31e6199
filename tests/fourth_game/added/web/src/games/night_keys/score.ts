import type { Score } from '../score';
import { CASES, GEMS } from './jewels';
import { openState } from './state';
import type { Seat } from './view';
import { t } from './words';

export const score: Score = {
  sheet(state) {
    const { seats } = openState(state);
    return {
      columns: [t.sheet.loot],
      rows: seats.map((seat) => [loot(seat)]),
      totals: seats.map((seat) => seat.score),
    };
  },
  decisive: ['NK-4.2', 'NK-4.2'],
};

function loot(seat: Seat) {
  return CASES.map((letter) => ({
    ...GEMS[letter],
    name: t.kind(letter),
    count: seat.loot.filter((jewel) => jewel === letter).length,
  })).filter(({ count }) => count > 0);
}
