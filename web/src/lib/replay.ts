// A finished game, frame by frame, as views that the boards can draw.

import { patched } from './patch';
import { inOurWords } from '../games/telling';
import type { Frame, Replay, SeatView, State, StoryEvent, View } from '../protocol';

/** Whose eyes one looks through; `open` shows everyone's cards. */
export type Eyes = number | 'open';

/** A replay that came as patches, with every view whole. What a move leaves as it was is one object in all frames. */
export function unfolded(replay: Replay): Replay {
  let views: Record<string, State> = {};
  const frames = replay.frames.map(({ patches, ...frame }): Frame => {
    const entries = Object.entries(views).map(([name, view]) => [name, patched(view, patches?.[name] ?? [])]);
    views = frame.views ?? (Object.fromEntries(entries) as Record<string, State>);
    return { ...frame, views };
  });
  return { ...replay, frames };
}

/** The view of one frame: nothing can be clicked, and the next to move is marked. */
export function viewAt(replay: Replay, index: number, eyes: Eyes): View {
  const frame = replay.frames[index]!;
  const next = replay.frames[index + 1];
  return inOurWords({
    table: '',
    game: replay.game,
    options: replay.options,
    status: next ? 'playing' : 'finished',
    ply: frame.ply,
    seat: eyes === 'open' ? null : eyes,
    asked: next && next.seat !== null ? [next.seat] : [],
    legal: [],
    state: stateAt(frame, eyes),
    commitment: '',
    seats: replay.names.map(seatOf),
    is_host: false,
    spectators: true,
    hints: false,
    memory: 'own',
    clock: null,
    chat: [],
    story: storyUpTo(replay, index),
    ...(next ? {} : { result: replay.result }),
  });
}

function stateAt(frame: Frame, eyes: Eyes): State | null {
  return frame.views?.[eyes === 'open' ? 'public' : String(eyes)] ?? null;
}

/** Every seat's own state, for open cards. */
export function openViewsAt(replay: Replay, index: number): Record<string, State> {
  const { public: _, ...seats } = replay.frames[index]!.views ?? {};
  return seats;
}

function seatOf(name: string, seat: number): SeatView {
  return { seat, name, kind: 'human', connected: true, thinking: false, by_bot: false, away: null };
}

export function storyUpTo(replay: Replay, index: number): StoryEvent[] {
  return replay.frames
    .slice(0, index + 1)
    .flatMap((frame, i) => frame.events.map((event) => ({ ...event, ply: i - 1 })));
}

/** The records in a file: one JSON object, or one a line. */
export function recordsIn(text: string): string[] {
  try {
    JSON.parse(text);
    return [text];
  } catch {
    return text.split('\n').filter((line) => line.trim());
  }
}
