// A view of Master Thieves, as its rules show it.

import type { CharacterName } from './art/Character.svelte';
import type { State } from '../../protocol';
import type { View } from '../../protocol';

export type Level = 'T' | 'M' | 'B';
export type Side = 'N' | 'E' | 'S' | 'W';
export type Position = `${Level}${Side}`;

export const LEVELS: readonly Level[] = ['T', 'M', 'B'];
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

/** The gems that imitations are made of. */
export type Imitation = 'diamond' | 'sapphire';

export interface GemCounts {
  diamonds: number;
  sapphires: number;
  rubies?: number;
}

/** One face of a drawer: its front compartment and, if that is known, the secret one behind it. */
export interface Face extends GemCounts {
  /** The seat whose alarm lies there. */
  alarm: number | null;
  ruby: boolean | null;
}

export interface DrawerState {
  position: Position;
  /** The letter of its grain. */
  drawer: string;
  long: boolean;
  content: { up: Face; down: Face } | null;
}

export interface CardState {
  character: CharacterName;
  number: number | null;
}

export interface SeatState {
  white: GemCounts;
  black: GemCounts;
  /** Its alarm is at hand, not in a drawer. */
  alarm: boolean;
  unplaced: number;
  cards: number;
  chosen: boolean;
  /** The card it plays in this round, once revealed. */
  card: CardState | null;
  /** Its turn in this round is still to come. */
  waiting: boolean;
  /** A gem fell from the drawer it opened in this round. */
  fallen: boolean;
  sharing: boolean;
  played?: CardState[];
  holds?: CardState[];
}

export interface MasterState {
  edition: string;
  one_box_action: boolean;
  preparing: boolean;
  phase: 'fill' | 'handle' | 'choose' | 'open' | 'place' | 'alarm' | 'take' | 'ruby' | 'pick' | 'over';
  round: number;
  cycle: number;
  turn: number | null;
  box: DrawerState[];
  turned: boolean;
  open: Position | null;
  red: GemCounts;
  seats: SeatState[];
  hand: CardState[];
  chosen: CharacterName | null;
}

export function stateOf(view: View): MasterState {
  return view.state as unknown as MasterState;
}

export function openState(state: State): MasterState;
export function openState(state: State | undefined): MasterState | undefined;
export function openState(state: State | undefined): MasterState | undefined {
  return state as unknown as MasterState | undefined;
}

export function drawersOf(game: MasterState, level: Level): DrawerState[] {
  return game.box.filter((drawer) => drawer.position[0] === level);
}

/** By how many quarter turns, clockwise, four drawers have gone round; null if they are not the same four. */
export function quarterTurns(before: string, after: string): number | null {
  const turns = [0, 1, 2, 3].find((turn) => [...before].every((drawer, i) => after[(i + turn) % 4] === drawer));
  return turns ?? null;
}
