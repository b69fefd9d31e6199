// The events of Gentlemen Thieves on stage: what each changes on the table, and for how long it is shown.

import type { Colour } from '../../art/colours';
import type { PlaceName } from './art/PlaceArt.svelte';
import type { Staging } from '../../lib/staging';
import type { State, StoryEvent } from '../../protocol';
import { PLACES, type GentlemenState, type PlaceState, type PlaceOrCentre } from './state';
import type { Token } from './view';

interface Told extends StoryEvent {
  seat: number;
  token: Token;
  place: PlaceName;
  places: PlaceName[];
  route: { from: PlaceOrCentre; to: PlaceName };
  moved: number;
  loot: number;
  round: number;
  burglar: Colour;
}

type Change = (game: GentlemenState, event: Told, next: GentlemenState) => Partial<GentlemenState>;

/** What each event changes. Where nothing is listed, nothing does. */
const CHANGES: Record<string, Change> = {
  round_began: (_, { round, seat }) => ({ round, first: seat, heist: [], phase: 'alliances' }),
  allied: (_, __, { alliance }) => ({ alliance, phase: 'burglary' }),
  took: (game, { token, seat }) => ({ hand: token, turn: seat, display: without(game.display, token) }),
  displayed: (game, _, { display }) => ({ display, pile: game.pile - 1 }),
  drew: (game, { token, seat }) => ({ hand: token, turn: seat, pile: game.pile - 1 }),
  placed: (game, { token, place }) => ({ hand: null, places: arriving(game.places, token, place) }),
  moved_tunnel: (game, event) => ({ ...spending(game, event), tunnels: moved(game.tunnels, event.route), joined: [] }),
  joined: (_, { places }) => ({ joined: places }),
  moved_padlock: (game, event) => ({ ...spending(game, event), padlock: event.route.to }),
  moved_car: (game, event) => ({ ...spending(game, event), car: event.route.to }),
  carried: (game, { token, place }) => ({ places: arriving(leaving(game.places, token, game.car), token, place) }),
  moved_loot: (game, event) => ({
    ...spending(game, event),
    places: withLoot(withLoot(game.places, -event.moved, event.route.from), event.moved, event.route.to),
  }),
  heist: (_, { places }) => ({ heist: places }),
  shared: emptied,
  tied: emptied,
  returned: (game, { place }) => ({ tunnels: moved(game.tunnels, { from: place, to: 'centre' }), joined: [] }),
  refilled: (game, { token, place }) => ({ pile: game.pile - 1, places: arriving(game.places, token, place) }),
  more_loot: (game, { loot }) => ({ reserve: game.reserve - loot, places: withLoot(game.places, loot, 'bank') }),
  brigadier_came: (game, _, { hand, display }) => ({ phase: 'over', pile: game.pile - 1, hand, display }),
  unmasked: (game, { seat, burglar }) => ({
    seats: game.seats.map((one, i) => (i === seat ? { ...one, burglar } : one)),
  }),
};

/** What a heist leaves: nothing. Who got how much of it, the view tells. */
function emptied(game: GentlemenState, _: Told, { piles, lost }: GentlemenState): Partial<GentlemenState> {
  const bare = Object.fromEntries(game.heist.map((place) => [place, { tokens: [], loot: 0 }]));
  return { places: { ...game.places, ...bare }, piles, lost };
}

function spending(game: GentlemenState, { seat }: Told): Pick<GentlemenState, 'seats' | 'turn'> {
  const seats = game.seats.map((one, i) => (i === seat ? { ...one, favours: one.favours - 1 } : one));
  return { seats, turn: seat };
}

type Places = GentlemenState['places'];

const changed = (places: Places, at: PlaceOrCentre, change: (here: PlaceState) => Partial<PlaceState>): Places =>
  at === 'centre' ? places : { ...places, [at]: { ...places[at], ...change(places[at]) } };

const arriving = (places: Places, token: Token, at: PlaceOrCentre): Places =>
  changed(places, at, ({ tokens }) => ({ tokens: [...tokens, token].sort() }));

const leaving = (places: Places, token: Token, at: PlaceOrCentre): Places =>
  changed(places, at, ({ tokens }) => ({ tokens: without(tokens, token) }));

const withLoot = (places: Places, count: number, at: PlaceOrCentre): Places =>
  changed(places, at, ({ loot }) => ({ loot: loot + count }));

function moved(
  tunnels: readonly PlaceOrCentre[],
  { from, to }: { from: PlaceOrCentre; to: PlaceOrCentre },
): PlaceOrCentre[] {
  const one = tunnels.indexOf(from);
  return tunnels.map((spot, i) => (i === one ? to : spot));
}

function without(tokens: readonly Token[], token: Token): Token[] {
  const one = tokens.indexOf(token);
  return tokens.filter((_, i) => i !== one);
}

export const staging: Staging = {
  acts: {
    began: { lasts: 1200 },
    round_began: { lasts: 700 },
    allied: { lasts: 1100 },
    took: { lasts: 600 },
    displayed: { lasts: 350 },
    drew: { lasts: 800 },
    placed: { lasts: 700 },
    moved_tunnel: { lasts: 700 },
    joined: { lasts: 1100 },
    moved_padlock: { lasts: 800 },
    moved_car: { lasts: 1500 },
    carried: { lasts: 900 },
    carried_nothing: { lasts: 400 },
    moved_loot: { lasts: 800 },
    heist: { lasts: 1100 },
    won: { lasts: 1200 },
    shared: { lasts: 1400 },
    tied: { lasts: 1400 },
    returned: { lasts: 700 },
    refilled: { lasts: 450 },
    more_loot: { lasts: 600 },
    brigadier_came: { lasts: 1500 },
    unmasked: { lasts: 1100 },
  },
  after(state, event, next) {
    const [game, ahead] = [state as unknown as GentlemenState, next as unknown as GentlemenState];
    const now = { ...game, ...CHANGES[event.event]?.(game, event as Told, ahead) };
    return { ...now, places: lackingAsIn(ahead.places, now.places) } as unknown as State;
  },
};

/** What a heist lacks is for the rules to say, so it is shown as it will be. */
function lackingAsIn(ahead: Places, places: Places): Places {
  return PLACES.reduce((all, name) => ({ ...all, [name]: { ...all[name], lacks: ahead[name].lacks } }), places);
}
