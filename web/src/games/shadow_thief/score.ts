import type { Score } from '../score';
import { cardOf } from './cards';
import type { Types } from './view';
import { t } from './words';

export const score: Score<Types> = ({ seats }) => ({
  columns: [t.sheet.safe, t.sheet.state],
  rows: seats.map(({ safe_value, closed }) => [
    String(safe_value),
    closed ? t.sheet.closed(valueOf(closed)) : t.sheet.open,
  ]),
  totals: seats.map((seat) => seat.score),
});

function valueOf(code: string): number {
  const card = cardOf(code);
  return card.kind === 'safe' ? card.value : 0;
}
