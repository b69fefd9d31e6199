// Generated from src/vendome/games/master_thieves/views.py by `python -m vendome.table.typescript`; a test compares them.

export type Character = "detective" | "gemologist" | "jeweller" | "master-thief" | "smuggler" | "thief";

export type Edition = "en" | "fr" | "it";

export type Grain = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";

export type Position = "BE" | "BN" | "BS" | "BW" | "ME" | "MN" | "MS" | "MW" | "TE" | "TN" | "TS" | "TW";

export type Phase = "alarm" | "choose" | "fill" | "handle" | "open" | "over" | "pick" | "place" | "ruby" | "take";

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
  long: boolean;
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
export type View = Public & Own & Required<Pick<Public, "seats">>;
