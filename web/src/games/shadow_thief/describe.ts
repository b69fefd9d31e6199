// The table of The Shadow Thief in words.

import { capital, grouped, nameIn, NOTHING, said, type MoveLine, type Description, type Part } from '../description';
import { t as page } from '../../lib/texts';
import type { JewelType } from './cards';
import { moveWords } from '../moveWords';
import { fateInWords, lastTurn, type Fate } from './trail';
import type { Card, Move, Seat, State, View } from './view';
import { t } from './words';

const TYPES: readonly JewelType[] = ['R', 'N', 'B', 'E'];

export function describe(view: View, openViews: Record<string, State> = {}): Description {
  const game = view.state;
  return {
    parts: [hand(game), players(view, game, openViews), ...own(view, game), ...seen(game)],
    choices: grouped(view.legal.map((move) => choice(move, view, game))),
  };
}

function hand(game: State): Part {
  return {
    title: t.handNumber(game.hand_number, game.hands),
    lines: [game.exhausted ? t.exhausted : t.pile(game.pile), t.discard(game.discard)],
  };
}

function players(view: View, game: State, openViews: Record<string, State>): Part {
  const words = t.text;
  const fates = lastTurn(view.story);
  const names = view.seats.map(({ name }) => name);
  const rows = game.seats.map((seat, i) => {
    const secrets = i === view.seat ? game : openViews[i];
    const held = i !== view.seat && secrets ? secrets.hand.map(t.cardName).join(', ') : '';
    return [
      nameIn(view, i),
      String(seat.score),
      held ? page.text.pair(String(seat.cards), held) : String(seat.cards),
      played(seat, secrets?.chosen ?? null, fates.get(i), names),
      safe(seat),
    ];
  });
  return {
    title: page.table.players,
    grid: { columns: [page.end.player, words.points, words.cards, words.played, words.safe], rows },
  };
}

/** The card a seat has played in this turn, or what became of the one in the last. */
function played(seat: Seat, chosen: Card | null, fate: Fate | undefined, names: readonly string[]): string {
  if (seat.shown === null && seat.chosen)
    return chosen ? page.text.pair(t.cardName(chosen), t.chosen.me) : t.chosen.other;
  const card = seat.shown ?? fate?.card;
  if (!card) return NOTHING;
  const end = fate ? fateInWords(fate, names) : '';
  const added = (seat.shown === null ? (fate?.added ?? []) : seat.before.slice(1)).map(t.added);
  return said(t.cardName(card), seat.shown === null && end ? t.lastTurn(end) : end, ...added).join(', ');
}

function safe(seat: Seat): string {
  const state = seat.closed ? `${t.safe.closed} ${t.closedWith(seat.closed)}` : t.safe.open;
  if (seat.safe.length === 0) return page.text.pair(state, t.safe.empty);
  const worth = `${t.jewels(seat.safe.length)}, ${seat.safe_value} ${t.points(seat.safe_value)}`;
  return `${page.text.pair(state, worth)}. ${jewelsByType(seat.safe).join(' · ')}`;
}

/** `Ring 1, 4, 4`: many cards are told faster by their type. */
function jewelsByType(cards: readonly string[]): string[] {
  return TYPES.flatMap((type) => {
    const values = cards.filter((card) => card[0] === type).map((card) => Number(card.slice(1)));
    return values.length ? [`${capital(t.types[type])} ${values.sort((a, b) => a - b).join(', ')}`] : [];
  });
}

function own(view: View, game: State): Part[] {
  if (view.seat === null || game.phase === 'over') return [];
  if (game.seats[view.seat]?.closed) {
    return [{ title: t.hand, lines: said(t.out, game.put_away.length > 0 && t.putAway(game.put_away)) }];
  }
  const cards = game.hand.map((card) => capital(t.cardName(card)));
  return [
    { title: t.hand, lines: said(...(cards.length ? cards : [t.handIsEmpty]), game.chosen && t.youChose(game.chosen)) },
  ];
}

/** Where the table remembers: what was revealed in this hand. */
function seen(game: State): Part[] {
  if (!game.seen) return [];
  const others = game.seen.filter((card) => card[0] === 'S' || card[0] === 'T');
  return [
    {
      title: t.seen(game.seen.length),
      lines: said(...jewelsByType(game.seen), others.length > 0 && t.alsoSeen(others)),
    },
  ];
}

function choice(move: Move, view: View, game: State): MoveLine & { title: string } {
  const titles = t.text.moves;
  const words = moveWords(move);
  switch (words[0]) {
    case 'play':
      return { move, title: titles.play, text: t.play(words[1]), foresight: t.playForesight(words[1], game.exhausted) };
    case 'add':
      return { move, title: titles.add, text: t.add(words[1]) };
    case 'steal': {
      const seat = Number(words[1]);
      return { move, title: titles.steal, text: t.steal(nameIn(view, seat), game.seats[seat]?.shown ?? '') };
    }
    case 'done':
      return { move, title: titles.add, text: t.done, foresight: t.doneForesight };
  }
}
