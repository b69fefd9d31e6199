// Generated from src/vendome/games/master_thieves by `python -m vendome.table.typescript`; a test compares them.

import type { Begun } from "../../protocol";

export type Character = "detective" | "gemologist" | "jeweller" | "master-thief" | "smuggler" | "thief";

export type Edition = "en" | "fr" | "it";

export type Grain = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";

export type Position = "BE" | "BN" | "BS" | "BW" | "ME" | "MN" | "MS" | "MW" | "TE" | "TN" | "TS" | "TW";

export type Phase = "alarm" | "choose" | "fill" | "handle" | "open" | "over" | "pick" | "place" | "ruby" | "take";

export type Handling = "rotate top-left" | "rotate top-right" | "rotate two-left" | "rotate two-right" | "turn";

export type Imitation = "diamond" | "sapphire";

export type Order = "any" | "only_one" | "rotate_first";

export type Rotation = "rotate top-left" | "rotate top-right" | "rotate two-left" | "rotate two-right";

export interface Card {
  character: Character;
  number: number | null;
}

/** What lies on a white pillow or on the red one. */
export interface Gems {
  diamonds: number;
  sapphires: number;
}

export interface BlackPillow extends Gems {
  rubies: number;
}

/** One face of a drawer: the gems in its front compartment, and what lies behind. */
export interface Face extends Gems {
  alarm: number | null;
  ruby: boolean | null;
}

export interface Content {
  up: Face;
  down: Face;
}

export interface Drawer {
  position: Position;
  drawer: Grain;
  long: boolean | null;
  content: Content | null;
}

/** One seat's side of the table. */
export interface Seat {
  played?: Card[];
  holds?: Card[];
  white: Gems;
  black: BlackPillow;
  alarm: boolean;
  unplaced: number;
  cards: number;
  chosen: boolean;
  card: Card | null;
  waiting: boolean;
  fallen: boolean;
  sharing: boolean;
}

export interface Public {
  edition: Edition;
  one_box_action: boolean;
  preparing: boolean;
  phase: Phase;
  round: number;
  cycle: number;
  turn: number | null;
  box: Drawer[];
  turned: boolean;
  open: Position | null;
  red: Gems;
  seats?: Seat[];
}

/** A seat's cards. With `full` memory the table shows every card that has been seen, and what is on it. Each seat knows other numbers of the cards in hand, so then the sides of the table are a seat's own, too. */
export interface Own {
  seats?: Seat[];
  hand: Card[];
  chosen: Character | null;
}

/** What a seat is shown: what all see, and what is its own. */
export type State = Public & Own & Required<Pick<Public, "seats">>;

/** All that can happen. */
export type Event =
  | { event: "dealt"; text: string; seat: number; }
  | { event: "filled"; text: string; seat: number; }
  | { event: "round_began"; text: string; round: number; }
  | { event: "chose"; text: string; seat: number; }
  | { event: "revealed"; text: string; seat: number; character: Character; number: number; }
  | { event: "opened"; text: string; seat: number; position: Position; drawer: Grain; }
  | { event: "lies"; text: string; diamonds: number; sapphires: number; }
  | { event: "alarm_lies"; text: string; seat: number; }
  | { event: "fell"; text: string; diamonds: number; sapphires: number; }
  | { event: "rang"; text: string; seat: number; diamonds: number; sapphires: number; }
  | { event: "rang_for_owner"; text: string; seat: number; diamonds: number; sapphires: number; }
  | { event: "fell_alone"; text: string; seat: number; }
  | { event: "smuggled"; text: string; seat: number; diamonds: number; sapphires: number; }
  | { event: "placed"; text: string; seat: number; gem: Imitation; }
  | { event: "placed_nothing"; text: string; seat: number; }
  | { event: "set_alarm"; text: string; seat: number; }
  | { event: "kept_alarm"; text: string; seat: number; }
  | { event: "alarm_returned"; text: string; seat: number; }
  | { event: "stole"; text: string; seat: number; diamonds: number; sapphires: number; }
  | { event: "searched"; text: string; seat: number; drawer: Grain; }
  | { event: "ruby_fell"; text: string; seat: number; }
  | { event: "found_no_ruby"; text: string; seat: number; }
  | { event: "found_ruby"; text: string; seat: number; }
  | { event: "took_ruby"; text: string; seat: number; }
  | { event: "left_ruby"; text: string; seat: number; }
  | { event: "rotated"; text: string; seat: number; rotation: Rotation; }
  | { event: "turned"; text: string; seat: number; }
  | { event: "left_box"; text: string; seat: number; }
  | { event: "smugglers_caught"; text: string; smugglers: number; detectives: number; }
  | { event: "shared"; text: string; seat: number; gem: Imitation; }
  | { event: "round_ended"; text: string; round: number; }
  | { event: "passed"; text: string; }
  | { event: "game_ended"; text: string; why: number; }
  | { event: "got_no_share"; text: string; seat: number; };

/** All that a seat can be asked. */
export type Question =
  | { text: string; rule: string; key: "fill"; diamonds: number; }
  | { text: string; rule: string; key: "choose"; }
  | { text: string; rule: string; key: "open"; character: Character; }
  | { text: string; rule: string; key: "place"; gems: Imitation[]; optional: boolean; }
  | { text: string; rule: string; key: "alarm"; }
  | { text: string; rule: string; key: "take"; }
  | { text: string; rule: string; key: "ruby"; }
  | { text: string; rule: string; key: "pick"; }
  | { text: string; rule: string; key: "handle"; rotate: boolean; turn: boolean; order: Order; gives_up: Handling[]; };

/** All that a review can remark of a move. */
export type Remark =
  | { text: string; rule: string; key: "prize"; position: Position; drawer: Grain; diamonds: number; sapphires: number; }
  | { text: string; rule: string; key: "ruby_behind"; position: Position; drawer: Grain; }
  | { text: string; rule: string; key: "nothing_to_steal"; }
  | { text: string; rule: string; key: "red_for_detectives"; diamonds: number; sapphires: number; }
  | { text: string; rule: string; key: "red_for_smugglers"; diamonds: number; sapphires: number; }
  | { text: string; rule: string; key: "red_empty"; }
  | { text: string; rule: string; key: "imitations"; diamonds: number; sapphires: number; }
  | { text: string; rule: string; key: "detective_safe"; }
  | { text: string; rule: string; key: "gemologist_sure"; }
  | { text: string; rule: string; key: "earlier"; character: Character; other: Character; }
  | { text: string; rule: string; key: "falls"; position: Position; drawer: Grain; diamonds: number; sapphires: number; }
  | { text: string; rule: string; key: "rings"; position: Position; drawer: Grain; diamonds: number; sapphires: number; }
  | { text: string; rule: string; key: "spill"; position: Position; drawer: Grain; diamonds: number; sapphires: number; }
  | { text: string; rule: string; key: "smuggle"; position: Position; drawer: Grain; diamonds: number; sapphires: number; }
  | { text: string; rule: string; key: "on_top"; position: Position; drawer: Grain; diamonds: number; sapphires: number; }
  | { text: string; rule: string; key: "sapphire_away"; }
  | { text: string; rule: string; key: "diamond_away"; }
  | { text: string; rule: string; key: "place_nothing"; }
  | { text: string; rule: string; key: "set_alarm"; }
  | { text: string; rule: string; key: "keep_alarm"; }
  | { text: string; rule: string; key: "ruby_falls"; }
  | { text: string; rule: string; key: "no_ruby"; }
  | { text: string; rule: string; key: "take_ruby"; }
  | { text: string; rule: string; key: "turn_hides"; standing: number; turned: number; }
  | { text: string; rule: string; key: "turn_shows"; standing: number; turned: number; }
  | { text: string; rule: string; key: "turn_any"; drawers: number; }
  | { text: string; rule: string; key: "rotating"; }
  | { text: string; rule: string; key: "no_rotation"; }
  | { text: string; rule: string; key: "pick_sapphire"; };

/** A drawer: what was in it when it was last open, which is what is in it. */
export interface Remembered {
  drawer: Grain;
  position: Position;
  up: Face;
  down: Face;
  opened: number | null;
  round: number | null;
  steps: number;
  forgotten: number;
}
/** A card that a rival has chosen. */
export interface FaceDown {
  seat: number;
  characters: Record<Character, number>;
}
/** What a seat could infer. */
export interface Sight {
  drawers: Remembered[];
  face_down: FaceDown[];
}

/** Every move, by its first word. */
export type Move =
  | "alarm no" | "alarm yes"
  | `choose ${Character}`
  | "done"
  | `fill ${Position}`
  | `open ${Position}`
  | `pick ${Imitation}`
  | "place diamond" | "place nothing" | "place sapphire"
  | "rotate top-left" | "rotate top-right" | "rotate two-left" | "rotate two-right"
  | "ruby leave" | "ruby take"
  | "search"
  | "take"
  | "turn";

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
