// A finished game, frame by frame, as views that the boards can draw.

import { inOurWords } from '../games/telling';
import { followed, type Standing } from '../lib/followed';
import type { Views, WholeReplay } from '../lib/unfolded';
import type { Replay, SeatView, StoryEvent, View } from '../protocol';

/** Whose eyes one looks through; `open` shows everyone's cards. */
export type Eyes = number | 'open';

/** The view of one frame: nothing can be clicked, and the next to move is marked. */
export function viewAt(replay: WholeReplay, index: number, eyes: Eyes): View {
  return inOurWords({ ...tableAt(replay, index, eyes), story: storyUpTo(replay, index, eyes) });
}

/** The view of a seat that has these moves, without a story: enough to name the moves. */
export function choiceAt(replay: WholeReplay, index: number, seat: number, legal: string[]): View {
  return { ...tableAt(replay, index, seat), legal, story: [] };
}

function tableAt(replay: WholeReplay, index: number, eyes: Eyes): Omit<View, 'story'> {
  const frame = replay.frames[index]!;
  const next = replay.frames[index + 1];
  return {
    table: '',
    game: replay.game,
    options: replay.options,
    status: next ? 'playing' : 'finished',
    ply: frame.ply,
    seat: eyes === 'open' ? null : eyes,
    asked: next && next.seat !== null ? [next.seat] : [],
    legal: [],
    state: standingOf(frame.views, eyes).state,
    commitment: '',
    seats: replay.names.map(seatOf),
    is_host: false,
    spectators: true,
    hints: false,
    memory: 'own',
    clock: null,
    chat: [],
    ...(next ? {} : { result: replay.result }),
  };
}

/** What one sees of these views: one of them or, with open cards, a spectator's and every seat's own state. */
function standingOf(views: Views = {}, eyes: Eyes): Standing {
  if (eyes !== 'open') return { state: views[eyes] ?? null };
  const { public: state = null, ...openViews } = views;
  return { state, openViews };
}

/** Every seat's own state, for open cards. */
export function openViewsAt(replay: Replay, index: number): Views {
  return standingOf(replay.frames[index]!.views, 'open').openViews ?? {};
}

function seatOf(name: string, seat: number): SeatView {
  return { seat, name, kind: 'human', connected: true, thinking: false, by_bot: false, away: null };
}

/** What was told up to a frame; the events of the frame itself know the table after them. */
function storyUpTo(replay: WholeReplay, index: number, eyes: Eyes): StoryEvent[] {
  return replay.frames.slice(0, index + 1).flatMap(({ events, along = [] }, i) => {
    const standings = i === index ? along.map((views) => standingOf(views, eyes)) : [];
    return followed(events, standings).map((event) => ({ ...event, ply: i - 1 }));
  });
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
