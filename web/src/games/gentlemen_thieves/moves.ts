// The moves of Gentlemen Thieves, read from their texts, and the steps in which a special token is moved.

import type { Colour } from '../../art/colours';
import type { PlaceName } from './art/PlaceArt.svelte';
import { COLOUR_ORDER, PLACES, type PlaceOrCentre } from './state';

export type Special = 'tunnel' | 'padlock' | 'car' | 'loot';

export type Move =
  | { verb: 'ally'; pair: [Colour, Colour] }
  | { verb: 'take' | 'carry'; token: string }
  | { verb: 'draw' }
  | { verb: 'at' | 'return'; place: PlaceName }
  | { verb: Special; count: number; from: PlaceOrCentre; to: PlaceName };

const TOKEN = /^[RPGBY][grlmc]$/;
const ROUTE = /^(tunnel|padlock|car|loot ([1-8])) ([a-z]+)>([a-z]+)$/;

const isPlace = (word: string): word is PlaceName => (PLACES as readonly string[]).includes(word);

export function parseMove(text: string): Move {
  const move = text.includes('>') ? parseRoute(text) : parseSimple(text);
  if (!move) throw new Error(`Gentlemen Thieves has no move ${JSON.stringify(text)}`);
  return move;
}

function parseRoute(text: string): Move | null {
  const [, what = '', count = '1', from = '', to = ''] = ROUTE.exec(text) ?? [];
  const verb = what.split(' ')[0] as Special;
  const mayLeaveCentre = verb === 'tunnel' || verb === 'car';
  if (!isPlace(to) || from === to || !(isPlace(from) || (from === 'centre' && mayLeaveCentre))) return null;
  return { verb, count: Number(count), from, to };
}

function parseSimple(text: string): Move | null {
  const [verb, what = '', ...more] = text.split(' ');
  if (more.length) return null;
  const pair = [...what] as [Colour, Colour];
  if (verb === 'ally' && pair.length === 2 && allyMove(pair[0], pair[1]) === text) return { verb, pair };
  if (verb === 'take' && TOKEN.test(what)) return { verb, token: what };
  if (verb === 'carry' && (TOKEN.test(what) || what === 'nothing')) return { verb, token: what };
  if ((verb === 'at' || verb === 'return') && isPlace(what)) return { verb, place: what };
  return text === 'draw' ? { verb: 'draw' } : null;
}

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
  from: PlaceOrCentre;
}

export function firstPartOf(what: Special, from: PlaceOrCentre, count = 1): string {
  return what === 'loot' ? `loot ${count} ${from}` : `${what} ${from}`;
}

export function pickedBy(firstPart: string | null): Picked | null {
  const [, what, count = '1', from] = /^(tunnel|padlock|car|loot)(?: (\d))? ([a-z]+)$/.exec(firstPart ?? '') ?? [];
  return what ? { what: what as Special, count: Number(count), from: from as PlaceOrCentre } : null;
}

/** Whether any legal move begins with this part. */
export function canPick(firstPart: string, legal: readonly string[]): boolean {
  return legal.some((move) => move.startsWith(`${firstPart}>`));
}

/** How many loot tokens can leave a place together. */
export function lootCounts(from: PlaceOrCentre, legal: readonly string[]): number[] {
  const counts = legal
    .map(parseMove)
    .flatMap((move) => (move.verb === 'loot' && move.from === from ? [move.count] : []));
  return [...new Set(counts)].sort((a, b) => a - b);
}
