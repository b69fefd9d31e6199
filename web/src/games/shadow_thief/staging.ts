// The events of The Shadow Thief on stage: how long each is shown, and what it does to the table.

import type { State, StoryEvent } from '../../protocol';
import type { Staging, Turn } from '../../lib/staging';
import { cardOf } from './cards';
import type { SeatState, ShadowState } from './state';
import type { Card } from './view';

export const staging: Staging = {
  acts: {
    hand_began: { lasts: 1000 },
    drew: { lasts: 800, together: true },
    chose: { lasts: 450, together: true },
    revealed: { lasts: 1300, together: true },
    cancelled: { lasts: 1500, together: true, moment: 1 },
    found_nothing: { lasts: 900, together: true },
    stole: { lasts: 1900, moment: 0.9 },
    added: { lasts: 700 },
    stored: { lasts: 1100, together: true, moment: 0.8 },
    closed: { lasts: 1500, together: true, moment: 0.25 },
    not_closed: { lasts: 1200, together: true, moment: 1 },
    put_under: { lasts: 600, together: true },
    discarded: { lasts: 400, together: true },
    exhausted: { lasts: 900 },
    hand_ended: { lasts: 1500 },
    scored: { lasts: 1700, together: true, moment: 0.6 },
  },
  after: (state, event, next, turn) =>
    told(state as unknown as ShadowState, event as Told, next as unknown as ShadowState, turn) as unknown as State,
};

/** The details an event of this game may have. */
interface Told extends StoryEvent {
  seat: number;
  card: Card;
  cards: number;
  other: number;
  hand: number;
  points: number;
}

type Effect = (game: ShadowState, event: Told, next: ShadowState, turn: Turn) => ShadowState;

const EFFECTS: Record<string, Effect> = {
  hand_began: (game, { hand }) => ({
    ...game,
    ...FRESH,
    pile: game.deck,
    hand_number: hand,
    seats: game.seats.map(emptied),
  }),
  drew: (game, { seat, cards }, next) => ({
    ...withSeat(swept(game), seat, (one) => ({ ...one, cards: one.cards + cards })),
    pile: game.pile - cards,
    discard: next.discard,
    hand: next.hand,
  }),
  chose: (game, { seat }, next, turn) => {
    const played = withSeat(game, seat, (one) => ({ ...one, chosen: true, cards: one.cards - 1 }));
    return seat === turn.seat ? withoutCard(played, chosenBy(seat, game, next, turn)) : played;
  },
  revealed: (game, { seat, card }) => ({
    ...withSeat(game, seat, (one) => ({ ...one, chosen: false, shown: card, before: [card] })),
    chosen: null,
  }),
  cancelled: (game, { seat }) => discarding(game, seat),
  found_nothing: (game) => game,
  stole: (game, { seat, card, other }) =>
    withSeat(
      withSeat(game, other, (one) => ({ ...one, before: [] })),
      seat,
      (one) => storing(one, [card]),
    ),
  added: (game, { seat, card }, _, turn) => {
    const lies = withSeat(game, seat, (one) => ({ ...one, cards: one.cards - 1, before: [...one.before, card] }));
    return seat === turn.seat ? { ...lies, hand: without(game.hand, card) } : lies;
  },
  stored: (game, { seat }) => withSeat(game, seat, (one) => ({ ...storing(one, one.before), before: [] })),
  closed: (game, { seat, card }) => withSeat(game, seat, (one) => ({ ...one, closed: card, before: [] })),
  not_closed: (game, { seat }) => discarding(game, seat),
  put_under: (game, { seat, cards }, next, turn) => ({
    ...withSeat(game, seat, (one) => ({ ...one, cards: 0 })),
    pile: game.pile + cards,
    ...(seat === turn.seat ? { hand: [], put_away: next.put_away } : {}),
  }),
  discarded: (game, { seat, cards }, _, turn) => ({
    ...withSeat(game, seat, (one) => ({ ...one, cards: 0 })),
    discard: game.discard + cards,
    ...(seat === turn.seat ? { hand: [] } : {}),
  }),
  exhausted: (game, { cards }) => ({ ...game, pile: 0, exhausted: true, discard: game.discard + cards }),
  hand_ended: (game) => game,
  scored: (game, { seat, points }) => withSeat(game, seat, (one) => ({ ...one, score: one.score + points })),
};

function told(game: ShadowState, event: Told, next: ShadowState, turn: Turn): ShadowState {
  return EFFECTS[event.event]?.(game, event, next, turn) ?? game;
}

const FRESH = { exhausted: false, discard: 0, hand: [], chosen: null, put_away: [] };

const emptied = ({ score }: SeatState): SeatState => ({
  score,
  cards: 0,
  chosen: false,
  shown: null,
  before: [],
  safe: [],
  safe_value: 0,
  closed: null,
});

/** Before anyone draws, the cards of the turn are gone from the table. */
function swept(game: ShadowState): ShadowState {
  return { ...game, seats: game.seats.map((one) => ({ ...one, chosen: false, shown: null, before: [] })) };
}

function withSeat(game: ShadowState, seat: number, change: (one: SeatState) => SeatState): ShadowState {
  return { ...game, seats: game.seats.map((one, number) => (number === seat ? change(one) : one)) };
}

const discarding = (game: ShadowState, seat: number): ShadowState => ({
  ...withSeat(game, seat, (one) => ({ ...one, before: [] })),
  discard: game.discard + 1,
});

function storing(one: SeatState, cards: readonly Card[]): SeatState {
  const value = cards.reduce((sum, code) => sum + valueOf(code), 0);
  return { ...one, safe: [...one.safe, ...cards].sort(), safe_value: one.safe_value + value };
}

function valueOf(code: string): number {
  const card = cardOf(code);
  return card.kind === 'jewel' ? card.value : 0;
}

/** The card a seat has chosen, by its own eyes: it is shown, or was revealed with the same move. */
function chosenBy(seat: number, game: ShadowState, next: ShadowState, { events }: Turn): Card | null {
  const revealed = events.find((event) => event.event === 'revealed' && event['seat'] === seat);
  return next.chosen ?? (revealed?.['card'] as Card | undefined) ?? game.chosen;
}

function withoutCard(game: ShadowState, card: Card | null): ShadowState {
  return card === null ? game : { ...game, chosen: card, hand: without(game.hand, card) };
}

function without(hand: readonly Card[], card: Card): Card[] {
  const at = hand.indexOf(card);
  return hand.filter((_, i) => i !== at);
}
