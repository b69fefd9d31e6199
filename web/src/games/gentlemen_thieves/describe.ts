// The table of Gentlemen Thieves in words.

import type { Colour } from '../../art/colours';
import { BURGLARS } from './burglars';
import { capital, grouped, nameIn, NOTHING, said, type TitledMove, type Description, type Part } from '../description';
import { t as page } from '../../lib/texts';
import { moveWords } from '../moveWords';
import { COLOUR_ORDER, foesOf, majority, PLACES } from './state';
import type { Move, PlaceName, State, View } from './view';
import { t } from './words';

export function describe(view: View, openViews: Record<string, State> = {}): Description {
  const game = view.state;
  return {
    parts: [round(view, game), places(game), players(view, game, openViews), piles(game), ...heists(game)],
    choices: grouped(view.legal.map((move) => ({ move, ...told(move, game) }))),
  };
}

const colours = (some: readonly Colour[]): string[] => some.map((one) => t.sheet.colours[one] ?? one);
const tokens = (some: readonly string[]): string =>
  page.list(some.map((one) => (one === 'loot' ? t.loot : t.tokenName(one)))) || NOTHING;

function round(view: View, game: State): Part {
  const words = t.text;
  const sides =
    game.phase === 'alliances'
      ? t.lastRound(game.alliance, foesOf(game.alliance))
      : words.allied(page.list(colours(game.alliance)), page.list(colours(foesOf(game.alliance))));
  const centre = said(
    ...game.tunnels.map((at) => at === 'centre' && words.specials.tunnel),
    game.car === 'centre' && words.specials.car,
  );
  return {
    title: t.progress(game.round, game.reserve, game.lost),
    lines: said(
      game.alliance.length > 0 && capital(sides),
      page.text.pair(t.display, game.display.length ? tokens(game.display) : t.displayEmpty),
      t.pile(game.pile),
      game.brigadier_near && t.brigadierNear,
      game.hand && page.text.pair(t.inHandOf(nameIn(view, game.turn)), t.tokenName(game.hand)),
      words.centre(centre.length ? page.list(centre) : NOTHING),
    ),
  };
}

function places(game: State): Part {
  const words = t.text;
  const isSplit = game.alliance.length > 0;
  const columns = [
    words.place,
    words.equipment,
    ...(isSplit ? [page.list(colours(game.alliance)), page.list(colours(foesOf(game.alliance)))] : []),
    words.missing,
    words.lootAndMore,
  ];
  return { title: words.places, grid: { columns, rows: PLACES.map((place) => rowOf(game, place, isSplit)) } };
}

function rowOf(game: State, place: PlaceName, isSplit: boolean): string[] {
  const partner = game.joined.includes(place) ? game.joined.find((other) => other !== place) : undefined;
  const together = partner ? [place, partner] : [place];
  const [two, three] = majority(game, together);
  return [
    capital(t.spots[place]),
    tokens(game.places[place].tokens),
    ...(isSplit ? [String(two), String(three)] : []),
    game.places[place].lacks.map(t.typeName).join(', ') || NOTHING,
    extras(game, place, partner).join(', ') || NOTHING,
  ];
}

function extras(game: State, place: PlaceName, partner: PlaceName | undefined): string[] {
  const words = t.text;
  const { loot } = game.places[place];
  return said(
    loot > 0 && page.text.pair(t.loot, String(loot)),
    ...game.tunnels.map((at) => at === place && words.specials.tunnel),
    game.padlock === place && words.specials.padlock,
    game.car === place && words.specials.car,
    partner && t.joinedWith(partner),
    partner && game.padlock === partner && t.lockedThrough,
  );
}

function players(view: View, game: State, openViews: Record<string, State>): Part {
  const words = t.text;
  const rows = game.seats.map((seat, i) => {
    const isMe = i === view.seat;
    const burglar = seat.burglar ?? (isMe ? game.burglar : openViews[i]?.burglar);
    return [
      nameIn(view, i),
      burglar ? t.burglar(burglar, isMe && game.phase !== 'over') : t.burglarUnknown,
      t.favours(seat.favours),
      i === game.first ? words.yes : NOTHING,
    ];
  });
  return {
    title: page.table.players,
    grid: { columns: [page.end.player, words.burglar, words.favours, words.matchmaker], rows },
  };
}

function piles(game: State): Part {
  const words = t.text;
  const rows = COLOUR_ORDER.map((colour) => {
    const pile = game.piles[colour];
    const height = String(pile.height);
    return [
      `${capital(colours([colour])[0] ?? colour)} (${BURGLARS[colour]})`,
      pile.tokens?.length ? page.text.pair(height, tokens(pile.tokens)) : height,
    ];
  });
  return { title: t.sheet.piles, grid: { columns: [words.colour, words.tokens], rows } };
}

/** Where the table remembers: who won what together. */
function heists(game: State): Part[] {
  if (!game.heists) return [];
  const lines = game.heists.map((heist) => page.text.pair(t.wonBy(heist.winners), tokens(heist.tokens)));
  return [{ title: t.heists(game.heists.length), lines }];
}

/** What the brigadier may do to a move, while he is near. */
function warned(game: State, foresight: string): Pick<TitledMove, 'foresight'> {
  return game.brigadier_near ? { foresight } : {};
}

function told(move: Move, game: State): Omit<TitledMove, 'move'> {
  const titles = t.text.moves;
  const words = moveWords(move);
  switch (words[0]) {
    case 'ally': {
      const [a, b] = [...words[1]] as [Colour, Colour];
      return { title: titles.ally, text: t.allyForesight([a, b], foesOf([a, b])) };
    }
    case 'take':
      return { title: titles.take, text: t.take(words[1]), ...warned(game, t.takeForesight(words[1], true)) };
    case 'draw':
      return { title: titles.take, text: t.draw(game.pile), ...warned(game, t.drawForesight(true)) };
    case 'at':
      return { title: titles.at, text: t.place(game.hand, words[1]) };
    case 'carry':
      return {
        title: titles.carry,
        text: words[1] === 'nothing' ? t.carryNothing : t.carry(words[1], game.padlock),
      };
    case 'return':
      return { title: titles.return, text: t.returnTunnel(words[1]) };
    case 'loot': {
      const [what, count, from, to] = words;
      return { title: titles.loot, text: t.moveForesight({ what, count: Number(count), from }, to) };
    }
    default: {
      const [what, from, to] = words;
      return { title: titles[what], text: t.moveForesight({ what, count: 1, from }, to) };
    }
  }
}
