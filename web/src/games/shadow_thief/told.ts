// What The Shadow Thief's events tell, as data: each language has its own sentences for them.

/** All that an event may carry; its kind says what is there. Seats have their names. */
export interface Told {
  who: string;
  other: string;
  card: string;
  cards: number;
  limit: number;
  jewels: number;
  total: number;
  points: number;
  hand: number;
  /** Why a hand ended: the number of its reason. */
  why: number;
}
