// The score sheet: what each game counts, read off its public view. It adds nothing up; the rules do that.

import type { Result, SeatView, State } from '../protocol';
import { t } from '../lib/texts';

export interface Gems {
  diamonds: number;
  sapphires: number;
  rubies?: number;
}

/** Words, a number, or gems to be drawn. */
export type Cell = string | Gems;

export interface Sheet {
  columns: string[];
  /** By seat, a cell for each column. */
  rows: Cell[][];
  /** Where the game keeps a running total. */
  totals?: number[];
}

type Side = Record<string, any>;

const sheets: Record<string, (state: State, seats: readonly Side[]) => Sheet> = {
  shadow_thief(_, seats) {
    const words = t.scores.shadow_thief;
    return {
      columns: [words.safe, words.state],
      rows: seats.map((seat) => [
        String(seat['safe_value']),
        seat['closed'] ? words.closed(Number(seat['closed'].slice(1))) : words.open,
      ]),
      totals: seats.map((seat) => seat['score']),
    };
  },

  master_thieves(_, seats) {
    const words = t.scores.master_thieves;
    return {
      columns: [words.true, words.imitations],
      rows: seats.map(({ black, white }) => [black as Gems, white as Gems]),
    };
  },

  gentlemen_thieves(_, seats) {
    const words = t.scores.gentlemen_thieves;
    return {
      columns: [words.colour, words.favours],
      rows: seats.map(({ burglar, favours }) => [
        burglar ? (words.colours[burglar] ?? burglar) : words.secret,
        String(favours),
      ]),
    };
  },
};

export function sheetOf(game: string, state: State | null, seats: readonly SeatView[]): Sheet {
  const sides = (state?.['seats'] ?? []) as Side[];
  const make = sheets[game];
  return make && state ? make(state, sides) : { columns: [], rows: seats.map(() => []) };
}

/** The rules that decide who wins: by what is counted and, where that leaves a tie, by what breaks it. */
const DECISIVE: Record<string, readonly [count: string, tie?: string]> = {
  shadow_thief: ['SD-2.1'],
  master_thieves: ['MT-7.1', 'MT-7.2'],
  gentlemen_thieves: ['GT-6.2', 'GT-6.3'],
};

export function decidedBy(game: string, { scores }: Result): string[] {
  const [count, tie] = DECISIVE[game] ?? [];
  const isTied = scores.filter((score) => score === Math.max(...scores)).length > 1;
  return [count, isTied ? tie : undefined].filter((rule) => rule !== undefined);
}

const TINTS: Record<string, string> = { R: 'red', P: 'purple', G: 'green', B: 'black', Y: 'yellow' };

/** Heights of the colours' piles, which are public while their owners are not. */
export function pilesOf(game: string, state: State | null): { name: string; tint: string; height: number }[] {
  if (game !== 'gentlemen_thieves' || !state) return [];
  const piles = Object.entries(state['piles'] as Record<string, { height: number }>);
  return piles.map(([letter, { height }]) => ({
    name: t.scores.gentlemen_thieves.colours[letter] ?? letter,
    tint: `var(--${TINTS[letter] ?? 'accent'})`,
    height,
  }));
}
