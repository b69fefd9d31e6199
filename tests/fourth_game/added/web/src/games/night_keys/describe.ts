// The table of Night Keys in words.

import { grouped, nameIn, NOTHING, said, type Description } from '../description';
import { moveWords } from '../moveWords';
import { CASES } from './jewels';
import type { Case, State, View } from './view';
import { t } from './words';

export function describe(view: View, openViews: Record<string, State> = {}): Description {
  const game = view.state;
  const handOf = (seat: number): string[] => openViews[seat]?.hand.map(t.kind) ?? [];
  return {
    parts: [
      { title: t.night(game.night, game.nights) },
      {
        title: t.text.cases,
        grid: {
          columns: [t.text.cases, t.text.inCase, t.text.worth, t.text.used],
          rows: CASES.map((letter) => [
            t.kind(letter),
            String(game.cases[letter]),
            String(game.worth[letter]),
            String(game.used[letter]),
          ]),
        },
      },
      {
        title: t.text.players,
        grid: {
          columns: [t.text.players, t.text.loot, t.text.keys],
          rows: game.seats.map((seat, i) => [
            `${nameIn(view, i)}: ${t.worth(seat.score)}`,
            loot(seat.loot) || NOTHING,
            handOf(i).join(', ') || String(seat.keys),
          ]),
        },
      },
      ...(game.hand.length
        ? [{ title: t.hand, lines: said(...game.hand.map(t.kind), game.chosen && t.youChose(game.chosen)) }]
        : []),
    ],
    choices: grouped(
      view.legal.map((move) => {
        const [, letter] = moveWords(move);
        return {
          move,
          title: t.hand,
          text: t.use(letter),
          foresight: t.useForesight(game.cases[letter], letter),
        };
      }),
    ),
  };
}

function loot(jewels: readonly Case[]): string {
  return CASES.map((letter) => [letter, jewels.filter((jewel) => jewel === letter).length] as const)
    .filter(([, n]) => n > 0)
    .map(([letter, n]) => t.jewels(n, letter))
    .join(', ');
}
