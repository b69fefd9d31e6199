// The events of Master Thieves on stage: how long each is shown, and the table after it.

import type { State, StoryEvent } from '../../protocol';
import type { Staging } from '../../lib/staging';
import { rotatedBy, turnedOver, type Rotation } from './handling';
import type { CardState, DrawerState, Face, GemCounts, MasterState, Position, SeatState } from './state';

type After = (state: MasterState, event: StoryEvent, next: MasterState) => MasterState;

const NOTHING: Face = { diamonds: 0, sapphires: 0, alarm: null, ruby: null };

const gemsOf = (event: StoryEvent): GemCounts =>
  typeof event['gem'] === 'string'
    ? { diamonds: Number(event['gem'] === 'diamond'), sapphires: Number(event['gem'] === 'sapphire') }
    : { diamonds: Number(event['diamonds'] ?? 0), sapphires: Number(event['sapphires'] ?? 0) };

function plus<Gems extends GemCounts>(gems: Gems, more: GemCounts, times = 1): Gems {
  return {
    ...gems,
    diamonds: Math.max(0, gems.diamonds + times * more.diamonds),
    sapphires: Math.max(0, gems.sapphires + times * more.sapphires),
  };
}

function withSeat(state: MasterState, event: StoryEvent, change: (seat: SeatState) => Partial<SeatState>): MasterState {
  return { ...state, seats: state.seats.map((seat, i) => (i === event['seat'] ? { ...seat, ...change(seat) } : seat)) };
}

/** The upper face of the open drawer, changed. */
function inDrawer(state: MasterState, change: (up: Face) => Partial<Face>): MasterState {
  const box = state.box.map((one) => {
    if (one.position !== state.open) return one;
    const { up, down } = one.content ?? { up: NOTHING, down: NOTHING };
    return { ...one, content: { up: { ...up, ...change(up) }, down } };
  });
  return { ...state, box };
}

/** All drawers shut: what lies in them is seen no more, unless the table remembers for everyone. */
function shut(state: MasterState, next: MasterState): MasterState {
  const isRemembered = next.box.every((one) => one.content !== null);
  const box = isRemembered ? state.box : state.box.map((one) => ({ ...one, content: null }));
  return { ...state, open: null, phase: next.phase, box };
}

function moved(state: MasterState, where: (position: Position) => Position): DrawerState[] {
  const box = state.box.map((one) => ({ ...one, position: where(one.position) }));
  return state.box.flatMap(({ position }) => box.filter((one) => one.position === position));
}

const upsideDown = (one: DrawerState): DrawerState => ({
  ...one,
  content: one.content && { up: one.content.down, down: one.content.up },
});

const ontoRed: After = (state, event) => ({ ...state, red: plus(state.red, gemsOf(event)) });
const ontoBlack: After = (state, event) =>
  withSeat(state, event, ({ black }) => ({ black: plus(black, gemsOf(event)) }));
const emptied = (state: MasterState): MasterState => inDrawer(state, () => ({ diamonds: 0, sapphires: 0 }));
const laid: After = (state, event) => inDrawer(state, (up) => plus(up, gemsOf(event)));
const alarm = (state: MasterState, event: StoryEvent, isAtHand: boolean) =>
  withSeat(state, event, () => ({ alarm: isAtHand }));

const AFTER: Record<string, After> = {
  chose: (state, event) => withSeat(state, event, () => ({ chosen: true })),
  revealed: (state, event) =>
    withSeat(state, event, () => ({ card: { character: event['character'], number: event['number'] } as CardState })),
  opened: (state, event, next) =>
    inDrawer({ ...shut(state, next), open: event['position'] as Position, phase: 'open' }, (up) => up),
  lies: (state, event) => inDrawer(state, () => gemsOf(event)),
  alarm_lies: (state, event) => inDrawer(state, () => ({ alarm: Number(event['seat']) })),
  fell: ontoRed,
  rang: (state, event, next) => alarm(ontoBlack(state, event, next), event, true),
  rang_for_owner: (state, event, next) => alarm(ontoRed(state, event, next), event, true),
  fell_alone: (state, event) => alarm(state, event, true),
  smuggled: (state, event, next) => emptied(ontoRed(state, event, next)),
  placed: (state, event, next) =>
    withSeat(laid(state, event, next), event, ({ white }) => ({ white: plus(white, gemsOf(event), -1) })),
  filled: (state, event) =>
    withSeat(
      inDrawer(state, (up) => plus(up, { diamonds: 1, sapphires: 0 })),
      event,
      ({ unplaced }) => ({ unplaced: unplaced - 1 }),
    ),
  set_alarm: (state, event) =>
    alarm(
      inDrawer(state, () => ({ alarm: Number(event['seat']) })),
      event,
      false,
    ),
  alarm_returned: (state, event) =>
    alarm(
      inDrawer(state, () => ({ alarm: null })),
      event,
      true,
    ),
  stole: (state, event, next) => emptied(ontoBlack(state, event, next)),
  found_ruby: (state) => inDrawer({ ...state, phase: 'ruby' }, () => ({ ruby: true })),
  took_ruby: (state, event) =>
    withSeat(
      inDrawer(state, () => ({ ruby: false })),
      event,
      ({ black }) => ({ black: { ...black, rubies: (black.rubies ?? 0) + 1 } }),
    ),
  shared: (state, event, next) => ontoBlack({ ...state, red: plus(state.red, gemsOf(event), -1) }, event, next),
  rotated: (state, event, next) => {
    const what = String(event['rotation']).replace('rotate ', '') as Rotation;
    return { ...shut(state, next), box: moved(shut(state, next), (position) => rotatedBy(position, what)) };
  },
  turned: (state, _, next) => {
    const now = shut(state, next);
    return { ...now, turned: !now.turned, box: moved(now, turnedOver).map(upsideDown) };
  },
  left_box: (state, _, next) => shut(state, next),
  round_ended: (state, _, next) => shut(state, next),
  round_began: (state, event) => ({
    ...state,
    round: Number(event['round']),
    seats: state.seats.map((seat) => ({ ...seat, card: null, chosen: false, fallen: false })),
  }),
};

export const staging: Staging = {
  acts: {
    dealt: { lasts: 500, together: true },
    filled: { lasts: 800 },
    round_began: { lasts: 700 },
    chose: { lasts: 300, together: true },
    revealed: { lasts: 1200, together: true },
    opened: { lasts: 700 },
    lies: { lasts: 900 },
    alarm_lies: { lasts: 700 },
    fell: { lasts: 1500 },
    rang: { lasts: 1900 },
    rang_for_owner: { lasts: 1900 },
    fell_alone: { lasts: 1400 },
    smuggled: { lasts: 1200 },
    placed: { lasts: 1000 },
    placed_nothing: { lasts: 500 },
    set_alarm: { lasts: 1000 },
    kept_alarm: { lasts: 500 },
    alarm_returned: { lasts: 900 },
    stole: { lasts: 1100 },
    searched: { lasts: 800 },
    ruby_fell: { lasts: 1700 },
    found_no_ruby: { lasts: 800 },
    found_ruby: { lasts: 1200 },
    took_ruby: { lasts: 1100 },
    left_ruby: { lasts: 600 },
    rotated: { lasts: 1000 },
    turned: { lasts: 1800 },
    left_box: { lasts: 400 },
    smugglers_caught: { lasts: 1400 },
    shared: { lasts: 800 },
    round_ended: { lasts: 500 },
    passed: { lasts: 1100 },
    game_ended: { lasts: 1200 },
  },
  after: (state, event, next) =>
    (AFTER[event.event]?.(state as unknown as MasterState, event, next as unknown as MasterState) ?? state) as State,
};
