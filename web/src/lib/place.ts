// Which game is shown, and how far it is: for a report, should the page fail.

export interface Place {
  path: string;
  game: string;
  ply: number;
}

let place: Place | null = null;

export function notePlace(game: string, ply: number): void {
  place = { path: location.pathname, game, ply };
}

/** The place, unless another page has been gone to since. */
export const placeNow = (): Place | null => (place?.path === location.pathname ? place : null);
