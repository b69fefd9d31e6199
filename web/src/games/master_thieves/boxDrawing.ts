// The box as a drawing on paper: its levels in space, seen from the south-east and from above.

type Plan = readonly [east: number, south: number];

export interface Face {
  /** The outline, and the drawer in it. */
  outline: string;
  drawer: string;
  knob: readonly [number, number];
  isLong: boolean;
}

export interface Drawn {
  top: string;
  faces: Face[];
}

const WIDE = 34;
const FLAT = 18;
export const HIGH = 26; // of a level
const VIEWER: Plan = [1, 1];

/** The corners of a level in its plan, clockwise from the north-west, turned to the right by an angle. */
function corners(turn: number): Plan[] {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const square: Plan[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return square.map(([x, y]): Plan => [x * cos - y * sin, x * sin + y * cos]);
}

const at = ([x, y]: Plan, z: number): readonly [number, number] => [(x - y) * WIDE, (x + y) * FLAT - z];

const between = (a: Plan, b: Plan, way: number): Plan => [a[0] + (b[0] - a[0]) * way, a[1] + (b[1] - a[1]) * way];

const path = (points: (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** A part of a side, from and to in its width and in its height. */
const patch = (a: Plan, b: Plan, z: number, [left, right]: Plan, [low, high]: Plan): string =>
  path([
    at(between(a, b, left), z + low),
    at(between(a, b, right), z + low),
    at(between(a, b, right), z + high),
    at(between(a, b, left), z + high),
  ]);

/** A level that stands so high, turned to the right by a part of a quarter. */
export function levelAt(z: number, quarters = 0): Drawn {
  const plan = corners((quarters * Math.PI) / 2);
  const faces = plan.flatMap((a, side): Face[] => {
    const b = plan[(side + 1) % 4]!;
    const outwards = (a[0] + b[0]) * VIEWER[0] + (a[1] + b[1]) * VIEWER[1];
    if (outwards <= 0) return [];
    return [
      {
        outline: patch(a, b, z, [0, 1], [0, HIGH]),
        drawer: patch(a, b, z, [0.14, 0.86], [5, HIGH - 5]),
        knob: at(between(a, b, 0.5), z + HIGH / 2),
        isLong: side % 2 === 0, // those at N and S
      },
    ];
  });
  return { top: path(plan.map((corner) => at(corner, z + HIGH))), faces };
}
