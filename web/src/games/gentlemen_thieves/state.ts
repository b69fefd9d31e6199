// A view of Gentlemen Thieves, as its rules show it.

import type { Colour } from '../../art/colours';
import type { PlaceName } from './art/PlaceArt.svelte';
import type { State } from '../../protocol';
import type { View } from '../../protocol';

export type PlaceOrCentre = PlaceName | 'centre';

export const PLACES: readonly PlaceName[] = ['manor', 'museum', 'bank', 'opera', 'casino'];
export const COLOUR_ORDER: readonly Colour[] = ['R', 'P', 'G', 'B', 'Y'];

export interface PlaceState {
  tokens: string[];
  loot: number;
}

export interface GentlemenState {
  phase: 'alliances' | 'burglary' | 'placing' | 'carrying' | 'returning' | 'over';
  round: number;
  /** The seat with the matchmaker. */
  first: number;
  turn: number;
  /** The two colours allied against the other three; in `alliances`, those of the last round. */
  alliance: Colour[];
  places: Record<PlaceName, PlaceState>;
  tunnels: PlaceOrCentre[];
  joined: PlaceName[];
  padlock: PlaceName;
  car: PlaceOrCentre;
  reserve: number;
  pile: number;
  display: string[];
  /** The token that is about to be placed; all see it. */
  hand: string | null;
  /** Where a heist has just happened, while its tunnel is returned. */
  heist: PlaceName[];
  piles: Record<Colour, { height: number; tokens: string[] | null }>;
  lost: number;
  seats: { favours: number; burglar: Colour | null }[];
  burglar: Colour | null;
  /** Earlier heists, where the table remembers. */
  heists?: { winners: Colour[]; tokens: string[] }[];
}

export function stateOf(view: View): GentlemenState {
  return view.state as unknown as GentlemenState;
}

export function openState(state: State): GentlemenState;
export function openState(state: State | undefined): GentlemenState | undefined;
export function openState(state: State | undefined): GentlemenState | undefined {
  return state as unknown as GentlemenState | undefined;
}

/** How many tokens each alliance has at these places: the two, and the three. */
export function majority(
  state: GentlemenState,
  places: readonly PlaceName[],
  alliance: readonly Colour[] = state.alliance,
): [number, number] {
  const tokens = places.flatMap((place) => state.places[place].tokens);
  const allied = tokens.filter((token) => alliance.includes(token[0] as Colour)).length;
  return [allied, tokens.length - allied];
}

/** Tokens with names of their own: two that are alike are the first and the second. */
export function numbered(tokens: readonly string[]): { code: string; key: string }[] {
  return tokens.map((code, i) => ({
    code,
    key: `${code} ${tokens.slice(0, i).filter((other) => other === code).length}`,
  }));
}

export function foesOf(alliance: readonly Colour[]): Colour[] {
  return COLOUR_ORDER.filter((colour) => !alliance.includes(colour));
}
