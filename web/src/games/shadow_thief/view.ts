// Generated from src/vendome/games/shadow_thief by `python -m vendome.table.typescript`; a test compares them.

import type { Begun } from "../../protocol";

export type Card = "B1" | "B10" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "E1" | "E10" | "E2" | "E3" | "E4" | "E5" | "E6" | "E7" | "E8" | "E9" | "N1" | "N10" | "N2" | "N3" | "N4" | "N5" | "N6" | "N7" | "N8" | "N9" | "R1" | "R10" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "S10" | "S11" | "S12" | "S13" | "S14" | "S15" | "S4" | "S5" | "S6" | "S7" | "S8" | "S9" | "TB" | "TE" | "TN" | "TR" | "TS";

export type Phase = "add" | "over" | "play" | "steal";

/** What everyone sees of one seat. */
export interface Seat {
  score: number;
  cards: number;
  chosen: boolean;
  shown: Card | null;
  before: Card[];
  safe: Card[];
  safe_value: number;
  closed: Card | null;
}

/** What everyone sees. */
export interface Public {
  seen?: Card[];
  phase: Phase;
  hand_number: number;
  hands: number;
  deck: number;
  pile: number;
  exhausted: boolean;
  discard: number;
  seats: Seat[];
}

/** What only one seat sees. */
export interface Own {
  hand: Card[];
  chosen: Card | null;
  put_away: Card[];
}

/** What a seat is shown: what all see, and what is its own. */
export type State = Public & Own;

/** All that can happen. */
export type Event =
  | { event: "hand_began"; text: string; hand: number; }
  | { event: "drew"; text: string; seat: number; cards: number; limit: number; }
  | { event: "chose"; text: string; seat: number; }
  | { event: "revealed"; text: string; seat: number; card: Card; }
  | { event: "cancelled"; text: string; seat: number; card: Card; }
  | { event: "found_nothing"; text: string; seat: number; card: Card; }
  | { event: "stole"; text: string; seat: number; card: Card; other: number; }
  | { event: "added"; text: string; seat: number; card: Card; }
  | { event: "stored"; text: string; seat: number; jewels: number; total: number; }
  | { event: "closed"; text: string; seat: number; card: Card; jewels: number; }
  | { event: "not_closed"; text: string; seat: number; card: Card; jewels: number; }
  | { event: "put_under"; text: string; seat: number; cards: number; }
  | { event: "discarded"; text: string; seat: number; cards: number; }
  | { event: "exhausted"; text: string; limit: number; cards: number; }
  | { event: "hand_ended"; text: string; why: number; hand: number; }
  | { event: "scored"; text: string; seat: number; points: number; }
  | { event: "sat_out"; text: string; seat: number; };

/** All that a seat can be asked. */
export type Question =
  | { text: string; rule: string; key: "play"; exhausted: boolean; }
  | { text: string; rule: string; key: "steal"; card: Card; }
  | { text: string; rule: string; key: "add"; card: Card; };

/** All that a review can remark of a move. */
export type Remark =
  | { text: string; rule: string; key: "close_first"; points: number; }
  | { text: string; rule: string; key: "close_now"; points: number; closed: number; }
  | { text: string; rule: string; key: "close_full"; points: number; jewels: number; card: Card; }
  | { text: string; rule: string; key: "same_closing"; }
  | { text: string; rule: string; key: "close"; points: number; card: Card; }
  | { text: string; rule: string; key: "cannot_close"; jewels: number; card: Card; }
  | { text: string; rule: string; key: "close_later"; points: number; room: number; card: Card; }
  | { text: string; rule: string; key: "overfull"; card: Card; }
  | { text: string; rule: string; key: "more_of_type"; card: Card; points: number; }
  | { text: string; rule: string; key: "no_thief_left"; card: Card; }
  | { text: string; rule: string; key: "rarely_cancelled"; value: number; hidden: number; other: number; other_hidden: number; }
  | { text: string; rule: string; key: "worth_more"; card: Card; other: Card; }
  | { text: string; rule: string; key: "any_jewel"; card: Card; }
  | { text: string; rule: string; key: "prey"; card: Card; rivals: number; }
  | { text: string; rule: string; key: "little_prey"; card: Card; }
  | { text: string; rule: string; key: "free_throw"; card: Card; }
  | { text: string; rule: string; key: "richer_victim"; points: number; other_points: number; }
  | { text: string; rule: string; key: "any_victim"; card: Card; }
  | { text: string; rule: string; key: "add_safely"; card: Card; }
  | { text: string; rule: string; key: "add_no_more"; card: Card; };

/** A card that a rival may hold. */
export interface Held {
  card: Card;
  share: number;
}
/** What is believed of a rival's hand. */
export interface Rival {
  seat: number;
  cards: number;
  held: Held[];
}
/** What a seat could infer. */
export interface Sight {
  rivals: Rival[];
}

/** Every move, by its first word. */
export type Move =
  | "add B1" | "add B10" | "add B2" | "add B3" | "add B4" | "add B5" | "add B6" | "add B7" | "add B8" | "add B9" | "add E1" | "add E10" | "add E2" | "add E3" | "add E4" | "add E5" | "add E6" | "add E7" | "add E8" | "add E9" | "add N1" | "add N10" | "add N2" | "add N3" | "add N4" | "add N5" | "add N6" | "add N7" | "add N8" | "add N9" | "add R1" | "add R10" | "add R2" | "add R3" | "add R4" | "add R5" | "add R6" | "add R7" | "add R8" | "add R9"
  | "done"
  | `play ${Card}`
  | "steal 0" | "steal 1" | "steal 2" | "steal 3" | "steal 4" | "steal 5" | "steal 6";

/** What is this game's own. */
export interface Types {
  state: State;
  event: Event;
  move: Move;
  question: Question;
  remark: Remark;
  sight: Sight;
}

/** A view of this game, once it has begun. */
export type View = Begun<Types>;
