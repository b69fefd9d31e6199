// Told event by event, the table of Gentlemen Thieves becomes what the view at the end of the move shows.

import { expect, test } from 'vitest';
import { staging } from '../src/games/gentlemen_thieves/staging';
import type { GentlemenState } from '../src/games/gentlemen_thieves/state';
import type { State, StoryEvent } from '../src/protocol';
import frames from './fixtures/courses/gentlemen_thieves.json';

interface Frame {
  events: StoryEvent[];
  state: State;
}
const course = frames as unknown as Frame[];
const moves = course.slice(1).map((frame, i) => ({ before: course[i]!.state, ...frame }));
const played = moves.filter(({ events }) => !events.some(({ event }) => event === 'began'));

/** All that is seen; whose turn it is and what is asked come with the view. */
function seen(state: State) {
  const { phase: _, turn: __, heist: ___, piles, tunnels, ...rest } = state as unknown as GentlemenState;
  const heights = Object.fromEntries(Object.entries(piles).map(([colour, { height }]) => [colour, height]));
  return { ...rest, heights, tunnels: [...tunnels].sort() };
}

test('every event has its time', () => {
  const kinds = new Set(course.flatMap(({ events }) => events.map(({ event }) => event)));
  expect([...kinds].filter((kind) => !(kind in staging.acts))).toEqual([]);
  expect(Object.keys(staging.acts).filter((kind) => !kinds.has(kind))).toEqual([]);
});

test('told to its end, a move has done what it did', () => {
  for (const { before, events, state } of played) {
    const told = events.reduce((table, event) => staging.after!(table, event, state, { events, seat: null }), before);
    expect(seen(told), JSON.stringify(events)).toEqual(seen(state));
  }
});

test('nothing of a later event is seen with an earlier one', () => {
  const heist = played.find(({ events }) => events.some(({ event }) => event === 'shared'))!;
  const until = (kind: string) => {
    const last = heist.events.findIndex(({ event }) => event === kind);
    const turn = { events: heist.events, seat: null };
    const told = heist.events
      .slice(0, last + 1)
      .reduce((table, event) => staging.after!(table, event, heist.state, turn), heist.before);
    return told as unknown as GentlemenState;
  };
  const [place] = until('heist').heist;
  expect(until('placed').heist).toEqual([]);
  expect(until('won').places[place!].tokens.length).toBeGreaterThan(4);
  expect(until('shared').places[place!].tokens).toEqual([]);
  expect(until('won').piles).toEqual((heist.before as unknown as GentlemenState).piles);
});
