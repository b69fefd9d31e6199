// Generated from src/vendome/games/gentlemen_thieves/views.py by `python -m vendome.table.typescript`; a test compares them.

export type Letter = "B" | "G" | "P" | "R" | "Y";

export type PlaceName = "bank" | "casino" | "manor" | "museum" | "opera";

export type Phase = "alliances" | "burglary" | "carrying" | "over" | "placing" | "returning";

/** What lies at a place. */
export interface Place {
  tokens: string[];
  loot: number;
}

/** A colour's pile. */
export interface Pile {
  height: number;
  tokens: string[] | null;
}

/** A seat as all see it. */
export interface Seat {
  favours: number;
  burglar: Letter | null;
}

/** A heist of an earlier round: all saw who won what together, not who got which piece. */
export interface Heist {
  winners: Letter[];
  tokens: string[];
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
  tunnels: (PlaceName | "centre")[];
  joined: PlaceName[];
  padlock: PlaceName;
  car: PlaceName | "centre";
  reserve: number;
  pile: number;
  display: string[];
  hand: string | null;
  heist: PlaceName[];
  piles: Record<Letter, Pile>;
  lost: number;
  seats: Seat[];
}

/** What only one seat sees. */
export interface Own {
  burglar: Letter | null;
}

/** What a seat is shown: what all see, and what is its own. */
export type View = Public & Own;
