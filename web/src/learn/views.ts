// A position of a lesson as a view that the game's board can draw.

import { inOurWords } from '../games/telling';
import { followed, statesAlong } from '../lib/followed';
import type { Lesson, LessonStep, SeatView, StoryEvent, View } from '../protocol';

/** `asking`: the step whose move is wanted now; without one, nothing can be pressed. */
export function viewOf(lesson: Lesson, index: number, asking: LessonStep | null, learner: string): View {
  const frame = lesson.frames[index]!;
  const isOver = index === lesson.frames.length - 1;
  return inOurWords({
    table: '',
    game: lesson.game,
    options: lesson.options,
    status: isOver ? 'finished' : 'playing',
    ply: frame.ply,
    seat: lesson.seat,
    asked: frame.asked,
    legal: asking?.legal ?? [],
    state: frame.state,
    commitment: '',
    seats: lesson.names.map((name, seat) => seatOf(seat === lesson.seat ? learner : name, seat, lesson.seat)),
    is_host: false,
    spectators: false,
    hints: false,
    memory: lesson.memory,
    clock: null,
    chat: [],
    story: storyUpTo(lesson, index),
    ...(asking?.question ? { question: asking.question } : {}),
    ...(isOver ? { result: lesson.result } : {}),
  });
}

function seatOf(name: string, seat: number, learner: number): SeatView {
  const kind = seat === learner ? 'human' : 'bot';
  return { seat, name, kind, connected: true, thinking: false, by_bot: false, away: null };
}

/** What was told up to a frame; the events of the frame itself know the table after them. */
function storyUpTo(lesson: Lesson, index: number): StoryEvent[] {
  return lesson.frames.slice(0, index + 1).flatMap(({ events, ply, state }, i) => {
    const before = lesson.frames[index - 1]?.state ?? null;
    const states = i === index && events.some(({ patch }) => patch) ? statesAlong(before, events) : [];
    const standings = [...states.slice(0, -1), state].map((state) => ({ state }));
    return followed(events, states.length ? standings : []).map((event) => ({ ...event, ply: ply - 1 }));
  });
}
