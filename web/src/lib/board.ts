// What a board is to the rest of the page. A game's board draws a view and its legal moves; it holds no rules.

import type { Component } from 'svelte';
import type { State, View } from '../protocol';
import type { Beat } from './staging';

export type { State } from '../protocol';

export interface BoardProps {
  view: View;
  /** Make a move: one of `view.legal`. */
  act: (move: string) => void;
  /** A move is on its way: nothing can be clicked. */
  busy: boolean;
  /** A thing that is closed was pressed: say why this move can't be made. Without it, closed things are dead. */
  why?: ((move: string) => void) | undefined;
  /** In a replay with open cards: every seat's own state, by its number. */
  openViews?: Record<string, State> | undefined;
  /** What is happening on the table right now, while it is shown; `view` is the table as far as it has been told. */
  beat?: Beat | null;
}

export type Board = Component<BoardProps>;

/** A board is fetched when its game is first seen. */
export type LazyBoard = () => Promise<{ default: Board }>;
