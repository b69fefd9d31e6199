// The moves of Gentlemen Thieves, and the parts in which a special token is moved.

import type { Colour } from '../../art/colours';
import { moveWords } from '../moveWords';
import { COLOUR_ORDER } from './state';
import type { Move, SpotName } from './view';

export type Special = 'tunnel' | 'padlock' | 'car' | 'loot';

/** The move that allies two colours: they are named in the order of the rulebook. */
export function allyMove(a: Colour, b: Colour): string {
  const pair = COLOUR_ORDER.filter((colour) => colour === a || colour === b);
  return `ally ${pair.join('')}`;
}

/** The two colours of the split that is pointed at, among the things a choice marks. */
export function allianceIn(marks: readonly string[]): Colour[] | undefined {
  const split = marks.find((mark) => mark.startsWith('ally '));
  return split === undefined ? undefined : ([...split.slice(5)] as Colour[]);
}

/** A special token picked up: the first part of a move, such as `car centre` or `loot 2 bank`. */
export interface Picked {
  what: Special;
  count: number;
  from: SpotName;
}

export function firstPartOf(what: Special, from: SpotName, count = 1): string {
  return what === 'loot' ? `loot ${count} ${from}` : `${what} ${from}`;
}

export function pickedBy(firstPart: string | null): Picked | null {
  const [, what, count = '1', from] = /^(tunnel|padlock|car|loot)(?: (\d))? ([a-z]+)$/.exec(firstPart ?? '') ?? [];
  return what ? { what: what as Special, count: Number(count), from: from as SpotName } : null;
}

/** Whether any legal move begins with this part. */
export function canPick(firstPart: string, legal: readonly string[]): boolean {
  return legal.some((move) => move.startsWith(`${firstPart}>`));
}

/** How many loot tokens can leave a place together. */
export function lootCounts(from: SpotName, legal: readonly Move[]): number[] {
  const counts = legal
    .map(moveWords)
    .flatMap((words) => (words[0] === 'loot' && words[2] === from ? [Number(words[1])] : []));
  return [...new Set(counts)].sort((a, b) => a - b);
}
