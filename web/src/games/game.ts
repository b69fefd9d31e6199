// What a game is to the rest of the page. A game draws views and their legal moves; it holds no rules.

import type { Component } from 'svelte';
import type { SoundCue } from '../lib/instruments';
import type { Beat, Staging } from '../lib/staging';
import type { Begun, GameTypes, View } from '../protocol';
import type { Describe } from './description';
import type { Score } from './score';

/** `Own` are the types of the game, as its `view.ts` has them. */
export interface Game<Own extends GameTypes = GameTypes> {
  /** The board is fetched when the game is first seen. */
  board: () => Promise<{ default: Component<BoardProps<Own>> }>;
  /** The same table in words. */
  describe: () => Promise<{ describe: Describe<Own> }>;
  score: Score<Own>;
  /** By kind of event. Small things, and those that come in dozens, make no sound. */
  sounds: Record<string, SoundCue>;
  staging: Staging;
  /** Pictures of the rulebook, by the section that they stand in. */
  figures?: Record<string, () => Promise<{ default: Component<FigureProps> }>>;
}

/** A figure is labelled in the reader's language. */
export interface FigureProps {
  labels: Readonly<Record<string, string>>;
}

export interface BoardProps<Own extends GameTypes = GameTypes> {
  view: Begun<Own>;
  /** Make a move: one of `view.legal`. */
  act: (move: string) => void;
  /** A move is on its way: nothing can be clicked. */
  busy: boolean;
  /** A thing that is closed was pressed: say why this move can't be made. Without it, closed things are dead. */
  why?: ((move: string) => void) | undefined;
  /** In a replay with open cards: every seat's own state, by its number. */
  openViews?: Record<string, Own['state']> | undefined;
  /** What is happening on the table right now, while it is shown; `view` is the table as far as it has been told. */
  beat?: Beat<Own['event']> | null;
}

/** What the shell is given of a board: at a table that still waits, there is nothing to draw. */
export type ShellProps = Omit<BoardProps, 'view'> & { view: View };

export const hasBegun = (view: View): view is Begun => view.state !== null;
