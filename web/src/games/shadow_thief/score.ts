import type { Score } from '../score';
import { cardOf } from './cards';
import { openState } from './state';
import { t } from './words';

export const score: Score = {
  sheet(state) {
    const seats = openState(state).seats;
    return {
      columns: [t.sheet.safe, t.sheet.state],
      rows: seats.map(({ safe_value, closed }) => [
        String(safe_value),
        closed ? t.sheet.closed(valueOf(closed)) : t.sheet.open,
      ]),
      totals: seats.map(({ score }) => score),
    };
  },
  decisive: ['SD-2.1'],
};

function valueOf(code: string): number {
  const card = cardOf(code);
  return card.kind === 'safe' ? card.value : 0;
}
