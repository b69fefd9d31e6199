// Generated from src/vendome/games/shadow_thief/views.py by `python -m vendome.table.typescript`; a test compares them.

export type Phase = "add" | "over" | "play" | "steal";

/** What everyone sees of one seat. */
export interface Seat {
  score: number;
  cards: number;
  chosen: boolean;
  shown: string | null;
  before: string[];
  safe: string[];
  safe_value: number;
  closed: string | null;
}

/** What everyone sees. */
export interface Public {
  seen?: string[];
  phase: Phase;
  hand_number: number;
  hands: number;
  pile: number;
  exhausted: boolean;
  discard: number;
  seats: Seat[];
}

/** What only one seat sees. */
export interface Own {
  hand: string[];
  chosen: string | null;
  put_away: string[];
}

/** What a seat is shown: what all see, and what is its own. */
export type View = Public & Own;
