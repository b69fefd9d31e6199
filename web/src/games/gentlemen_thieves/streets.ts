// The streets of the map are the gaps between its blocks: a street below each row of houses, an avenue between
// columns. Cars drive and tunnels are dug along them, from door to door, whatever the width of the screen makes of
// the blocks.

export interface Point {
  x: number;
  y: number;
}

export interface Block {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Plan {
  /** Where the avenues run, from left to right. */
  avenues: number[];
  /** Where the streets run, from top to bottom; the last one is the quay. */
  streets: number[];
  avenueWidth: number;
  streetWidth: number;
}

const NOWHERE: Plan = { avenues: [], streets: [], avenueWidth: 0, streetWidth: 0 };

export function planOf(blocks: readonly Block[], height: number): Plan {
  if (blocks.length === 0) return NOWHERE;
  const columns = spans(blocks.map((block) => [block.left, block.left + block.width]));
  const rows = spans(blocks.map((block) => [block.top, block.top + block.height]));
  const edge = rows.at(-1)![1];
  const streetWidth = firstGap(rows) ?? height - edge;
  return {
    avenues: between(columns),
    streets: [...between(rows), edge + streetWidth / 2],
    avenueWidth: firstGap(columns) ?? 0,
    streetWidth,
  };
}

type Span = [from: number, to: number];

/** The stretches that are built over, in order; blocks beside each other are one. */
function spans(all: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const [from, to] of [...all].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

const firstGap = ([one, two]: readonly Span[]): number | undefined => (one && two ? two[0] - one[1] : undefined);

const between = (stretches: readonly Span[]): number[] =>
  stretches.slice(1).map(([from], i) => (stretches[i]![1] + from) / 2);

/** In the street before a door, which is somewhere at the lower edge of its block. */
export function before(block: Block, plan: Plan, x = block.left + block.width / 2): Point {
  const edge = block.top + block.height;
  return { x, y: plan.streets.find((street) => street >= edge) ?? edge };
}

/** The way from one door to another: along their street, or through the avenue that is the least detour. */
export function routeBetween(a: Point, b: Point, plan: Plan): Point[] {
  if (a.y === b.y) return [a, b];
  const detour = (x: number) => Math.abs(a.x - x) + Math.abs(b.x - x);
  const [avenue = a.x] = [...plan.avenues].sort((x, y) => detour(x) - detour(y));
  return [a, { x: avenue, y: a.y }, { x: avenue, y: b.y }, b];
}

/** A way as a path with round corners. */
export function pathOf(points: readonly Point[], radius: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const drawn = rest.map((point, i) => {
    const next = rest[i + 1];
    if (!next) return `L${at(point)}`;
    const from = points[i]!;
    const r = Math.min(radius, distance(from, point) / 2, distance(point, next) / 2);
    return `L${at(towards(point, from, r))} Q${at(point)} ${at(towards(point, next, r))}`;
  });
  return [`M${at(first)}`, ...drawn].join(' ');
}

const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

function towards(from: Point, to: Point, by: number): Point {
  const share = by / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A drive along a way, as frames for the browser, seen from where it ends: a car looks where it is going. */
export function driveAlong(points: readonly Point[], looks: Looks): Keyframe[] {
  const end = points.at(-1);
  if (!end) return [];
  const lengths = points.slice(1).map((point, i) => distance(points[i]!, point));
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let driven = 0;
  return points.flatMap((point, i) => {
    const offset = Math.min(1, driven / total);
    driven += lengths[i] ?? 0;
    const here = { offset, transform: `translate(${point.x - end.x}px, ${point.y - end.y}px)` };
    const arrived = { ...here, scale: `${looks} 1` };
    looks = looksTowards(point, points[i + 1], looks);
    // Turning round takes no time: two frames at one moment.
    return [arrived, { ...here, scale: `${looks} 1` }];
  });
}

/** To the right, or to the left. */
export type Looks = 1 | -1;

export function looksTowards(from: Point, to: Point | undefined, otherwise: Looks): Looks {
  if (!to || to.x === from.x) return otherwise;
  return to.x < from.x ? -1 : 1;
}
