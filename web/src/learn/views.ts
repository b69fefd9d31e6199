// A position of a lesson or of a riddle as a view that the game's board can draw.

import { inOurWords } from '../games/telling';
import { followed, statesAlong } from '../lib/followed';
import type { Lesson, Question, Result, SeatView, StoryEvent, View } from '../protocol';

/** A game as one seat saw it; with its result, if it is told to its end. */
export type Seen = Pick<Lesson, 'game' | 'options' | 'names' | 'seat' | 'memory' | 'frames'> & { result?: Result };

/** What is wanted of the seat now. */
export interface Asking {
  legal?: string[];
  question?: Question;
}

/** `asking`: what is wanted now; without it, nothing can be pressed. `learner`: the name of whoever sits there. */
export function viewOf(seen: Seen, index: number, asking: Asking | null, learner: string): View {
  const frame = seen.frames[index]!;
  const result = index === seen.frames.length - 1 ? seen.result : undefined;
  return inOurWords({
    table: '',
    game: seen.game,
    options: seen.options,
    status: result ? 'finished' : 'playing',
    ply: frame.ply,
    seat: seen.seat,
    asked: frame.asked,
    legal: asking?.legal ?? [],
    state: frame.state,
    commitment: '',
    seats: seen.names.map((name, seat) => seatOf(seat === seen.seat ? learner : name, seat, seen.seat)),
    is_host: false,
    spectators: false,
    hints: false,
    memory: seen.memory,
    clock: null,
    chat: [],
    story: storyUpTo(seen, index),
    ...(asking?.question ? { question: asking.question } : {}),
    ...(result ? { result } : {}),
  });
}

function seatOf(name: string, seat: number, learner: number): SeatView {
  const kind = seat === learner ? 'human' : 'bot';
  return { seat, name, kind, connected: true, thinking: false, by_bot: false, away: null };
}

/** What was told up to a frame; the events of the frame itself know the table after them. */
function storyUpTo(seen: Seen, index: number): StoryEvent[] {
  return seen.frames.slice(0, index + 1).flatMap(({ events, ply, state }, i) => {
    const before = seen.frames[index - 1]?.state ?? null;
    const states = i === index && events.some(({ patch }) => patch) ? statesAlong(before, events) : [];
    const standings = [...states.slice(0, -1), state].map((state) => ({ state }));
    return followed(events, states.length ? standings : []).map((event) => ({ ...event, ply: ply - 1 }));
  });
}
