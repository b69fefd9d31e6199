// Cut stones, drawn as a jeweller cuts them: an outline, a table in the middle, and facets between the two,
// each lit by how it faces the lamp at the upper left.

export type Point = readonly [x: number, y: number];

/** The facets of a stone that are lit alike, as one path. */
export interface Plane {
  path: string;
  /** From −1, in the shade, to 1, in the light. */
  light: number;
}

const CENTRE: Point = [50, 50];
const LAMP: Point = [-0.6, -0.8];

function around(corners: number, radius: (angle: number) => Point, turn = 0): Point[] {
  return Array.from({ length: corners }, (_, i) => radius((2 * Math.PI * (i + turn)) / corners - Math.PI / 2));
}

function ellipse(rx: number, ry: number): (angle: number) => Point {
  return (angle) => [50 + rx * Math.cos(angle), 50 + ry * Math.sin(angle)];
}

/** A drop: round below, a point above. */
function drop(angle: number): Point {
  const height = Math.sin(angle);
  const narrow = height < 0 ? 1 - 0.72 * height * height : 1;
  return [50 + 36 * narrow * Math.cos(angle), 52 + 46 * height];
}

export const CUTS = {
  round: around(12, ellipse(46, 46), 0.5),
  pear: around(14, drop),
  hexagon: around(6, ellipse(46, 48)),
  step: [
    [30, 4],
    [70, 4],
    [94, 28],
    [94, 72],
    [70, 96],
    [30, 96],
    [6, 72],
    [6, 28],
  ] as Point[],
} as const satisfies Record<string, readonly Point[]>;

export type Cut = keyof typeof CUTS;

function towards(from: Point, to: Point, way: number): Point {
  return [from[0] + (to[0] - from[0]) * way, from[1] + (to[1] - from[1]) * way];
}

function facet(corners: readonly Point[], glint: number): Plane {
  const x = corners.reduce((sum, corner) => sum + corner[0], 0) / corners.length - CENTRE[0];
  const y = corners.reduce((sum, corner) => sum + corner[1], 0) / corners.length - CENTRE[1];
  const length = Math.hypot(x, y) || 1;
  const light = ((x * LAMP[0] + y * LAMP[1]) / length) * 0.55 + glint;
  return { path: `M${corners.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join('L')}Z`, light };
}

/** The facets of a cut, from the rim to the table. */
function facets(cut: Cut): Plane[] {
  const outline: readonly Point[] = CUTS[cut];
  const at = (ring: readonly Point[], i: number): Point => ring[i % ring.length] ?? CENTRE;
  const count = outline.length;
  if (cut === 'step') {
    const rings = [1, 0.74, 0.46].map((way) => outline.map((corner) => towards(CENTRE, corner, way)));
    const steps = rings.slice(0, -1).flatMap((outer, r) =>
      outer.map((corner, i) => {
        const inner = rings[r + 1] ?? outer;
        return facet([corner, at(outer, i + 1), at(inner, i + 1), at(inner, i)], r === 0 ? -0.08 : 0.08);
      }),
    );
    return [...steps, facet(rings[2] ?? outline, 0.3)];
  }
  const table = outline.map((corner, i) => towards(CENTRE, towards(corner, at(outline, i + 1), 0.5), 0.52));
  const mains = outline.map((corner, i) => facet([corner, at(outline, i + 1), at(table, i)], i % 2 ? -0.16 : 0.02));
  const stars = outline.map((_, i) => facet([at(outline, i + 1), at(table, i), at(table, i + 1)], i % 2 ? 0.2 : 0.06));
  return [...mains, ...stars, facet(table.slice(0, count), 0.34)];
}

/** Few paths instead of many: a table full of jewels has thousands of facets, but only some shades. */
function alike(cut: Cut): Plane[] {
  const shades = new Map<number, string>();
  for (const { path, light } of facets(cut)) {
    const shade = Math.round(light * 5) / 5;
    shades.set(shade, (shades.get(shade) ?? '') + path);
  }
  return [...shades].map(([light, path]) => ({ path, light }));
}

export const PLANES: Record<Cut, readonly Plane[]> = {
  round: alike('round'),
  pear: alike('pear'),
  hexagon: alike('hexagon'),
  step: alike('step'),
};
