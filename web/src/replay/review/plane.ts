// Where a curve lies: positions from left to right, chances from below.

export interface Plane {
  width: number;
  height: number;
  /** Room at the edges, for words and for half a mark. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The last position. */
  last: number;
}

export const xOf = ({ left, right, width, last }: Plane, position: number): number =>
  left + (last === 0 ? 0 : (position / last) * (width - left - right));

export const yOf = ({ top, bottom, height }: Plane, chance: number): number =>
  height - bottom - chance * (height - top - bottom);

/** The position that is nearest to a place. */
export function positionAt({ left, right, width, last }: Plane, x: number): number {
  const inside = width - left - right;
  const position = inside > 0 ? Math.round(((x - left) / inside) * last) : 0;
  return Math.min(Math.max(position, 0), last);
}

/** A line through chances, as the `d` of a path. */
export const lineOf = (plane: Plane, chances: readonly number[]): string =>
  chances.map((chance, i) => `${i ? 'L' : 'M'}${round(xOf(plane, i))} ${round(yOf(plane, chance))}`).join('');

const round = (length: number): number => Math.round(length * 10) / 10;

/** Places of signs that want to stand at these heights, but at least `gap` apart and above `lowest`. */
export function apart(wanted: readonly number[], gap: number, highest: number, lowest: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const places = [...wanted];
  let least = highest;
  for (const i of order) least = (places[i] = Math.max(places[i]!, least)) + gap;
  let most = lowest;
  for (const i of order.toReversed()) most = (places[i] = Math.min(places[i]!, most)) - gap;
  return places;
}

/** Where a key leads from a position; undefined if it leads nowhere. */
export function stepOf(key: string, position: number, last: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: position - 1,
    ArrowDown: position - 1,
    ArrowRight: position + 1,
    ArrowUp: position + 1,
    PageDown: position - 10,
    PageUp: position + 10,
    Home: 0,
    End: last,
  };
  const wanted = steps[key];
  return wanted === undefined ? undefined : Math.min(Math.max(wanted, 0), last);
}

/** Dashes of a seat's line, so that it is known without its colour; the first is a line without gaps. */
const DASHES = ['none', '7 4', '2 3', '10 3 2 3', '14 5', '5 2 1 2 1 2', '3 6', '12 2 4 2'];
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length]!;
