// What the board reads off a view of Gentlemen Thieves.

import type { Colour } from '../../art/colours';
import type { PlaceName, State } from './view';

export const PLACES: readonly PlaceName[] = ['manor', 'museum', 'bank', 'opera', 'casino'];
export const COLOUR_ORDER: readonly Colour[] = ['R', 'P', 'G', 'B', 'Y'];

/** How many tokens each alliance has at these places: the two, and the three. */
export function majority(
  state: State,
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
