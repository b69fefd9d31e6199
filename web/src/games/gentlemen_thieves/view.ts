// Generated from src/vendome/games/gentlemen_thieves by `python -m vendome.table.typescript`; a test compares them.

import type { Begun } from "../../protocol";

export type Equipment = "c" | "g" | "l" | "m" | "r";

export type Letter = "B" | "G" | "P" | "R" | "Y";

export type Piece = "Bc" | "Bg" | "Bl" | "Bm" | "Br" | "Gc" | "Gg" | "Gl" | "Gm" | "Gr" | "Pc" | "Pg" | "Pl" | "Pm" | "Pr" | "Rc" | "Rg" | "Rl" | "Rm" | "Rr" | "Yc" | "Yg" | "Yl" | "Ym" | "Yr" | "loot";

export type PlaceName = "bank" | "casino" | "manor" | "museum" | "opera";

export type SpotName = "bank" | "casino" | "centre" | "manor" | "museum" | "opera";

export type Token = "Bc" | "Bg" | "Bl" | "Bm" | "Br" | "Gc" | "Gg" | "Gl" | "Gm" | "Gr" | "Pc" | "Pg" | "Pl" | "Pm" | "Pr" | "Rc" | "Rg" | "Rl" | "Rm" | "Rr" | "Yc" | "Yg" | "Yl" | "Ym" | "Yr";

export type Phase = "alliances" | "burglary" | "carrying" | "over" | "placing" | "returning";

/** What lies at a place. */
export interface Place {
  tokens: Token[];
  loot: number;
  lacks: Equipment[];
}

/** A colour's pile. */
export interface Pile {
  height: number;
  tokens: Piece[] | null;
}

/** A seat as all see it. */
export interface Seat {
  favours: number;
  burglar: Letter | null;
  own_equipment: number | null;
}

/** A heist of an earlier round: all saw who won what together, not who got which piece. */
export interface Heist {
  winners: Letter[];
  tokens: Piece[];
}

/** The table as all see it. */
export interface Public {
  heists?: Heist[];
  phase: Phase;
  round: number;
  first: number;
  turn: number;
  alliance: Letter[];
  places: Record<PlaceName, Place>;
  tunnels: SpotName[];
  joined: PlaceName[];
  padlock: PlaceName;
  car: SpotName;
  reserve: number;
  pile: number;
  brigadier_near: boolean;
  display: Token[];
  hand: Token | null;
  heist: PlaceName[];
  piles: Record<Letter, Pile>;
  lost: number;
  seats: Seat[];
}

/** What only one seat sees. */
export interface Own {
  burglar: Letter | null;
}

export interface Route {
  from: SpotName;
  to: PlaceName;
}

/** What a seat is shown: what all see, and what is its own. */
export type State = Public & Own;

/** All that can happen. */
export type Event =
  | { event: "began"; text: string; }
  | { event: "round_began"; text: string; seat: number; round: number; }
  | { event: "allied"; text: string; seat: number; allies: Letter[]; foes: Letter[]; }
  | { event: "took"; text: string; seat: number; token: Token; }
  | { event: "displayed"; text: string; token: Token; }
  | { event: "drew"; text: string; seat: number; token: Token; }
  | { event: "placed"; text: string; seat: number; token: Token; place: PlaceName; }
  | { event: "moved_tunnel"; text: string; seat: number; route: Route; }
  | { event: "joined"; text: string; places: PlaceName[]; }
  | { event: "moved_padlock"; text: string; seat: number; route: Route; }
  | { event: "moved_car"; text: string; seat: number; route: Route; }
  | { event: "carried"; text: string; seat: number; token: Token; place: PlaceName; }
  | { event: "carried_nothing"; text: string; seat: number; }
  | { event: "moved_loot"; text: string; seat: number; moved: number; route: Route; }
  | { event: "heist"; text: string; seat: number; places: PlaceName[]; }
  | { event: "won"; text: string; colours: Letter[]; pieces: number; }
  | { event: "shared"; text: string; each: number; lost: number; }
  | { event: "tied"; text: string; pieces: number; }
  | { event: "returned"; text: string; seat: number; place: PlaceName; }
  | { event: "refilled"; text: string; token: Token; place: PlaceName; }
  | { event: "more_loot"; text: string; loot: number; }
  | { event: "brigadier_came"; text: string; }
  | { event: "unmasked"; text: string; seat: number; burglar: Letter; pieces: number; };

/** All that a seat can be asked. */
export type Question =
  | { text: string; rule: string; key: "alliances"; again: boolean; }
  | { text: string; rule: string; key: "burglary"; favour: boolean; }
  | { text: string; rule: string; key: "placing"; token: Token; }
  | { text: string; rule: string; key: "carrying"; car: PlaceName; padlock: PlaceName; }
  | { text: string; rule: string; key: "returning"; };

/** All that a review can remark of a move. */
export type Remark =
  | { text: string; rule: string; key: "ally_leads"; places: PlaceName[]; missing: number; mine: number; theirs: number; }
  | { text: string; rule: string; key: "ally_pair"; }
  | { text: string; rule: string; key: "ally_rival"; colour: Letter; height: number; }
  | { text: string; rule: string; key: "ally_tokens"; mine: number; other: number; }
  | { text: string; rule: string; key: "ally_sides"; leads: number; }
  | { text: string; rule: string; key: "heist_won"; places: PlaceName[]; mine: number; theirs: number; pieces: number; }
  | { text: string; rule: string; key: "heist_lost"; places: PlaceName[]; mine: number; theirs: number; }
  | { text: string; rule: string; key: "handed_over"; places: PlaceName[]; mine: number; theirs: number; }
  | { text: string; rule: string; key: "takes_lead"; places: PlaceName[]; mine: number; theirs: number; }
  | { text: string; rule: string; key: "nearer"; colour: Letter; places: PlaceName[]; missing: number; other: number; }
  | { text: string; rule: string; key: "farther"; colour: Letter; places: PlaceName[]; missing: number; other: number; }
  | { text: string; rule: string; key: "last_type"; token: Token; places: PlaceName[]; mine: number; theirs: number; }
  | { text: string; rule: string; key: "denied"; token: Token; places: PlaceName[]; mine: number; theirs: number; }
  | { text: string; rule: string; key: "own_side"; colour: Letter; other: Letter; }
  | { text: string; rule: string; key: "on_display"; token: Token; }
  | { text: string; rule: string; key: "none_on_display"; }
  | { text: string; rule: string; key: "draw_unseen"; }
  | { text: string; rule: string; key: "held_up"; places: PlaceName[]; mine: number; theirs: number; }
  | { text: string; rule: string; key: "loot_there"; places: PlaceName[]; mine: number; theirs: number; }
  | { text: string; rule: string; key: "keep_favour"; favours: number; }
  | { text: string; rule: string; key: "spend_favour"; favours: number; }
  | { text: string; rule: string; key: "sides"; leads: number; };

/** What is believed of a seat's burglar. */
export interface Suspect {
  seat: number;
  colours: Record<Letter, number>;
}
/** What a seat could infer. */
export interface Sight {
  suspects: Suspect[];
}

/** Every move, by its first word. */
export type Move =
  | "ally BY" | "ally GB" | "ally GY" | "ally PB" | "ally PG" | "ally PY" | "ally RB" | "ally RG" | "ally RP" | "ally RY"
  | `at ${PlaceName}`
  | "car bank>casino" | "car bank>manor" | "car bank>museum" | "car bank>opera" | "car casino>bank" | "car casino>manor" | "car casino>museum" | "car casino>opera" | "car centre>bank" | "car centre>casino" | "car centre>manor" | "car centre>museum" | "car centre>opera" | "car manor>bank" | "car manor>casino" | "car manor>museum" | "car manor>opera" | "car museum>bank" | "car museum>casino" | "car museum>manor" | "car museum>opera" | "car opera>bank" | "car opera>casino" | "car opera>manor" | "car opera>museum"
  | "carry Bc" | "carry Bg" | "carry Bl" | "carry Bm" | "carry Br" | "carry Gc" | "carry Gg" | "carry Gl" | "carry Gm" | "carry Gr" | "carry Pc" | "carry Pg" | "carry Pl" | "carry Pm" | "carry Pr" | "carry Rc" | "carry Rg" | "carry Rl" | "carry Rm" | "carry Rr" | "carry Yc" | "carry Yg" | "carry Yl" | "carry Ym" | "carry Yr" | "carry nothing"
  | "draw"
  | "loot 1 bank>casino" | "loot 1 bank>manor" | "loot 1 bank>museum" | "loot 1 bank>opera" | "loot 1 casino>bank" | "loot 1 casino>manor" | "loot 1 casino>museum" | "loot 1 casino>opera" | "loot 1 centre>bank" | "loot 1 centre>casino" | "loot 1 centre>manor" | "loot 1 centre>museum" | "loot 1 centre>opera" | "loot 1 manor>bank" | "loot 1 manor>casino" | "loot 1 manor>museum" | "loot 1 manor>opera" | "loot 1 museum>bank" | "loot 1 museum>casino" | "loot 1 museum>manor" | "loot 1 museum>opera" | "loot 1 opera>bank" | "loot 1 opera>casino" | "loot 1 opera>manor" | "loot 1 opera>museum" | "loot 2 bank>casino" | "loot 2 bank>manor" | "loot 2 bank>museum" | "loot 2 bank>opera" | "loot 2 casino>bank" | "loot 2 casino>manor" | "loot 2 casino>museum" | "loot 2 casino>opera" | "loot 2 centre>bank" | "loot 2 centre>casino" | "loot 2 centre>manor" | "loot 2 centre>museum" | "loot 2 centre>opera" | "loot 2 manor>bank" | "loot 2 manor>casino" | "loot 2 manor>museum" | "loot 2 manor>opera" | "loot 2 museum>bank" | "loot 2 museum>casino" | "loot 2 museum>manor" | "loot 2 museum>opera" | "loot 2 opera>bank" | "loot 2 opera>casino" | "loot 2 opera>manor" | "loot 2 opera>museum" | "loot 3 bank>casino" | "loot 3 bank>manor" | "loot 3 bank>museum" | "loot 3 bank>opera" | "loot 3 casino>bank" | "loot 3 casino>manor" | "loot 3 casino>museum" | "loot 3 casino>opera" | "loot 3 centre>bank" | "loot 3 centre>casino" | "loot 3 centre>manor" | "loot 3 centre>museum" | "loot 3 centre>opera" | "loot 3 manor>bank" | "loot 3 manor>casino" | "loot 3 manor>museum" | "loot 3 manor>opera" | "loot 3 museum>bank" | "loot 3 museum>casino" | "loot 3 museum>manor" | "loot 3 museum>opera" | "loot 3 opera>bank" | "loot 3 opera>casino" | "loot 3 opera>manor" | "loot 3 opera>museum" | "loot 4 bank>casino" | "loot 4 bank>manor" | "loot 4 bank>museum" | "loot 4 bank>opera" | "loot 4 casino>bank" | "loot 4 casino>manor" | "loot 4 casino>museum" | "loot 4 casino>opera" | "loot 4 centre>bank" | "loot 4 centre>casino" | "loot 4 centre>manor" | "loot 4 centre>museum" | "loot 4 centre>opera" | "loot 4 manor>bank" | "loot 4 manor>casino" | "loot 4 manor>museum" | "loot 4 manor>opera" | "loot 4 museum>bank" | "loot 4 museum>casino" | "loot 4 museum>manor" | "loot 4 museum>opera" | "loot 4 opera>bank" | "loot 4 opera>casino" | "loot 4 opera>manor" | "loot 4 opera>museum" | "loot 5 bank>casino" | "loot 5 bank>manor" | "loot 5 bank>museum" | "loot 5 bank>opera" | "loot 5 casino>bank" | "loot 5 casino>manor" | "loot 5 casino>museum" | "loot 5 casino>opera" | "loot 5 centre>bank" | "loot 5 centre>casino" | "loot 5 centre>manor" | "loot 5 centre>museum" | "loot 5 centre>opera" | "loot 5 manor>bank" | "loot 5 manor>casino" | "loot 5 manor>museum" | "loot 5 manor>opera" | "loot 5 museum>bank" | "loot 5 museum>casino" | "loot 5 museum>manor" | "loot 5 museum>opera" | "loot 5 opera>bank" | "loot 5 opera>casino" | "loot 5 opera>manor" | "loot 5 opera>museum" | "loot 6 bank>casino" | "loot 6 bank>manor" | "loot 6 bank>museum" | "loot 6 bank>opera" | "loot 6 casino>bank" | "loot 6 casino>manor" | "loot 6 casino>museum" | "loot 6 casino>opera" | "loot 6 centre>bank" | "loot 6 centre>casino" | "loot 6 centre>manor" | "loot 6 centre>museum" | "loot 6 centre>opera" | "loot 6 manor>bank" | "loot 6 manor>casino" | "loot 6 manor>museum" | "loot 6 manor>opera" | "loot 6 museum>bank" | "loot 6 museum>casino" | "loot 6 museum>manor" | "loot 6 museum>opera" | "loot 6 opera>bank" | "loot 6 opera>casino" | "loot 6 opera>manor" | "loot 6 opera>museum" | "loot 7 bank>casino" | "loot 7 bank>manor" | "loot 7 bank>museum" | "loot 7 bank>opera" | "loot 7 casino>bank" | "loot 7 casino>manor" | "loot 7 casino>museum" | "loot 7 casino>opera" | "loot 7 manor>bank" | "loot 7 manor>casino" | "loot 7 manor>museum" | "loot 7 manor>opera" | "loot 7 museum>bank" | "loot 7 museum>casino" | "loot 7 museum>manor" | "loot 7 museum>opera" | "loot 7 opera>bank" | "loot 7 opera>casino" | "loot 7 opera>manor" | "loot 7 opera>museum" | "loot 8 bank>casino" | "loot 8 bank>manor" | "loot 8 bank>museum" | "loot 8 bank>opera" | "loot 8 casino>bank" | "loot 8 casino>manor" | "loot 8 casino>museum" | "loot 8 casino>opera" | "loot 8 manor>bank" | "loot 8 manor>casino" | "loot 8 manor>museum" | "loot 8 manor>opera" | "loot 8 museum>bank" | "loot 8 museum>casino" | "loot 8 museum>manor" | "loot 8 museum>opera" | "loot 8 opera>bank" | "loot 8 opera>casino" | "loot 8 opera>manor" | "loot 8 opera>museum"
  | "padlock bank>casino" | "padlock bank>manor" | "padlock bank>museum" | "padlock bank>opera" | "padlock casino>bank" | "padlock casino>manor" | "padlock casino>museum" | "padlock casino>opera" | "padlock manor>bank" | "padlock manor>casino" | "padlock manor>museum" | "padlock manor>opera" | "padlock museum>bank" | "padlock museum>casino" | "padlock museum>manor" | "padlock museum>opera" | "padlock opera>bank" | "padlock opera>casino" | "padlock opera>manor" | "padlock opera>museum"
  | `return ${PlaceName}`
  | `take ${Token}`
  | "tunnel bank>casino" | "tunnel bank>manor" | "tunnel bank>museum" | "tunnel bank>opera" | "tunnel casino>bank" | "tunnel casino>manor" | "tunnel casino>museum" | "tunnel casino>opera" | "tunnel centre>bank" | "tunnel centre>casino" | "tunnel centre>manor" | "tunnel centre>museum" | "tunnel centre>opera" | "tunnel manor>bank" | "tunnel manor>casino" | "tunnel manor>museum" | "tunnel manor>opera" | "tunnel museum>bank" | "tunnel museum>casino" | "tunnel museum>manor" | "tunnel museum>opera" | "tunnel opera>bank" | "tunnel opera>casino" | "tunnel opera>manor" | "tunnel opera>museum";

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
