// A staging tells the events of a real game over the table: in the end it must stand as the rules say.

import { describe, expect, test } from 'vitest';
import { games } from '../src/games';
import { staging } from '../src/games/shadow_thief/staging';
import type { ShadowState } from '../src/games/shadow_thief/state';
import type { Frame, State, StoryEvent } from '../src/protocol';
import events from './fixtures/events.json';
import played from './fixtures/played.json';

const kinds: Record<string, string[]> = events;
const frames = played as unknown as Frame[];
const steps = frames.slice(1).map((frame, i) => ({ before: frames[i]!, frame }));
const eventsOf = (frame: Frame): StoryEvent[] => frame.events.map((event) => ({ ...event, ply: frame.ply }));

function tell(before: State, frame: Frame, next: State, seat: number | null): ShadowState {
  const events = eventsOf(frame);
  const after = staging.after!;
  return events.reduce((state, event) => after(state, event, next, { events, seat }), before) as unknown as ShadowState;
}

/** What must be as the rules say; the cards of a turn may lie on until the true view takes them away. */
function lasting({ pile, exhausted, hand, put_away, seats }: ShadowState) {
  const kept = seats.map(({ score, cards, safe, safe_value, closed }) => ({ score, cards, safe, safe_value, closed }));
  return { pile, exhausted, hand, put_away, seats: kept };
}

test.each(Object.keys(games))('%s: what is staged are events of that game', (game) => {
  const { acts } = games[game]!.staging;
  expect(kinds[game]).toEqual(expect.arrayContaining(Object.keys(acts)));
});

describe('The Shadow Thief', () => {
  test.each([
    ['a seat', '0', 0],
    ['a spectator', 'public', null],
  ] as const)('told event by event, the table stands as the rules say: %s', (_, whose, seat) => {
    for (const { before, frame } of steps) {
      const next = frame.views![whose]!;
      const told = lasting(tell(before.views![whose]!, frame, next, seat));
      expect(told, `move ${frame.ply}`).toEqual(lasting(next as unknown as ShadowState));
    }
  });

  test('every kind of event has its time', () => {
    expect(Object.keys(staging.acts).sort()).toEqual([...kinds['shadow_thief']!].sort());
  });

  test('one’s own card leaves the hand when it is chosen, and is known before it is revealed', () => {
    const { before, frame } = steps.find(({ frame }) =>
      frame.events.some(({ event, seat }) => event === 'chose' && seat === 0),
    )!;
    const [chose] = eventsOf(frame);
    const next = frame.views!['0']!;
    const told = staging.after!(before.views!['0']!, chose!, next, { events: eventsOf(frame), seat: 0 });
    expect(told['hand']).toHaveLength((before.views!['0']!['hand'] as string[]).length - 1);
    expect(before.views!['0']!['hand']).toContain(told['chosen']);
  });
});
