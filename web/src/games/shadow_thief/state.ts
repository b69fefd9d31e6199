// A view of The Shadow Thief, as its rules show it.

import type { View } from '../../protocol';
import type { State } from '../../protocol';

export interface SeatState {
  score: number;
  /** How many cards it holds. */
  cards: number;
  chosen: boolean;
  /** The card it revealed in this turn. */
  shown: string | null;
  /** The cards that lie face up before it now. */
  before: string[];
  safe: string[];
  safe_value: number;
  /** The safe card that closed its safe. */
  closed: string | null;
}

export interface ShadowState {
  phase: 'play' | 'steal' | 'add' | 'over';
  hand_number: number;
  hands: number;
  pile: number;
  exhausted: boolean;
  discard: number;
  seats: SeatState[];
  hand: string[];
  chosen: string | null;
  put_away: string[];
  /** Every card revealed in this hand, where the table remembers. */
  seen?: string[];
}

export function stateOf(view: View): ShadowState {
  return view.state as unknown as ShadowState;
}

export function openState(state: State): ShadowState;
export function openState(state: State | undefined): ShadowState | undefined;
export function openState(state: State | undefined): ShadowState | undefined {
  return state as unknown as ShadowState | undefined;
}
