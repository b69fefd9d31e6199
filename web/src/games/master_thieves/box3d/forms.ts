// Forms put together from simple ones, with few triangles.

import {
  BoxGeometry,
  BufferGeometry,
  Color,
  CylinderGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  PlaneGeometry,
  SphereGeometry,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { PILLOW, swell } from './pillow';
import { SIZE } from './pose';

type Where = readonly [x: number, y: number, z: number];

export function merged(parts: BufferGeometry[]): BufferGeometry {
  const whole = mergeGeometries(parts.map((part) => (part.index ? part.toNonIndexed() : part)));
  parts.forEach((part) => part.dispose());
  return whole;
}

function block(width: number, tall: number, deep: number, [x, y, z]: Where): BufferGeometry {
  return new BoxGeometry(width, tall, deep).translate(x, y, z);
}

function painted(form: BufferGeometry, colour: string): BufferGeometry {
  const { r, g, b } = new Color(colour);
  const count = form.getAttribute('position').count;
  form.setAttribute('tint', new Float32BufferAttribute(Array.from({ length: count }, () => [r, g, b]).flat(), 3));
  return form;
}

/** The wood is laid as in the flat pictures: its upper edge outwards, and mirrored on the side below. */
function mapped(form: BufferGeometry, where: (u: number, v: number) => [number, number]): void {
  const uv = form.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, ...where(uv.getX(i), uv.getY(i)));
}

const CORNER = (2 * SIZE.half - SIZE.width) / 2;
const PLATE = 0.05;
const OVERHANG = 0.04;

/** The walnut of a level: a plate above, one below, four corners; between them are the drawers. */
export function levelForm(): BufferGeometry {
  const wide = 2 * (SIZE.half + OVERHANG);
  const plates = [1, -1].map((way) => block(wide, PLATE, wide, [0, (way * (SIZE.tall - PLATE)) / 2, 0]));
  const middle = SIZE.half - CORNER / 2;
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => block(CORNER, SIZE.tall - 2 * PLATE, CORNER, [x * middle, 0, z * middle])),
  );
  return painted(merged([...plates, ...corners]), '#ffffff');
}

/** Its fittings of brass: a post at each corner. */
export function fittingForm(): BufferGeometry {
  const at = SIZE.half - 0.005;
  return merged(
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => new CylinderGeometry(0.05, 0.05, SIZE.tall - 2 * PLATE, 8).translate(x * at, 0, z * at)),
    ),
  );
}

/** The lids of a drawer's place, above and below, in its own wood; the one that was down at the start is darker. */
export function lidForm(deep: number): BufferGeometry {
  const at = SIZE.tall / 2 + 0.004;
  const middle = SIZE.half - deep / 2;
  const up = new PlaneGeometry(SIZE.width, deep).rotateX(-Math.PI / 2).translate(0, at, middle);
  const down = new PlaneGeometry(SIZE.width, deep).rotateX(Math.PI / 2).translate(0, -at, middle);
  mapped(up, (u, v) => [1 - u, 1 - v]);
  mapped(down, (u, v) => [1 - u, v]);
  return merged([painted(up, '#ffffff'), painted(down, '#b9b0ac')]);
}

/** Its front, which slides out with it. */
export function frontForm(): BufferGeometry {
  const tall = SIZE.tall - 2 * PLATE - 0.01;
  return painted(block(SIZE.width - 0.02, tall, 0.06, [0, 0, SIZE.half - 0.03]), '#ffffff');
}

/** What is seen once it is out: a floor of velvet with a face above and one below, and walls around it. */
export function trayForm(deep: number, hasSecret: boolean): BufferGeometry {
  const wide = SIZE.width - 0.04;
  const tall = SIZE.tall - 2 * PLATE - 0.06;
  const middle = SIZE.half - deep / 2;
  const wall = (x: number) => painted(block(0.035, tall, deep, [x, 0, middle]), '#7a4a2c');
  const across = (back: number) => painted(block(wide, tall, 0.035, [0, 0, SIZE.half - back]), '#6a3f25');
  const floor = painted(block(wide, 0.05, deep, [0, 0, middle]), '#8c1f39');
  return merged([floor, wall(-wide / 2), wall(wide / 2), across(deep - 0.02), ...(hasSecret ? [across(0.46)] : [])]);
}

export function knobForm(): BufferGeometry {
  return merged([
    new SphereGeometry(0.065, 12, 8).translate(0, 0, SIZE.half + 0.08),
    new CylinderGeometry(0.025, 0.04, 0.06, 8).rotateX(Math.PI / 2).translate(0, 0, SIZE.half + 0.02),
  ]);
}

/** A frame around a drawer's place, lit when it can be pressed. */
export function ringForm(deep: number): BufferGeometry {
  const [wide, thick] = [SIZE.width, 0.045];
  const middle = SIZE.half - deep / 2;
  const bar = (w: number, d: number, x: number, z: number) =>
    new PlaneGeometry(w, d).rotateX(-Math.PI / 2).translate(x, 0, z);
  return merged([
    bar(wide + thick, thick, 0, middle - deep / 2),
    bar(wide + thick, thick, 0, middle + deep / 2),
    bar(thick, deep, -wide / 2, middle),
    bar(thick, deep, wide / 2, middle),
  ]);
}

const lathe = (outline: readonly (readonly [number, number])[], around: number): BufferGeometry =>
  new LatheGeometry(
    outline.map(([r, y]) => new Vector2(r, y)),
    around,
  ).toNonIndexed();

/** Stones as they are cut in the flat pictures: round, stepped, six-sided. They stand on their points. */
export function stoneForms(): Record<'diamond' | 'sapphire' | 'ruby', BufferGeometry> {
  const round: [number, number][] = [
    [0, 0],
    [0.12, 0.11],
    [0.12, 0.125],
    [0.075, 0.17],
    [0, 0.17],
  ];
  const stepped: [number, number][] = [
    [0, 0.01],
    [0.09, 0.03],
    [0.13, 0.08],
    [0.12, 0.12],
    [0.085, 0.15],
    [0, 0.15],
  ];
  const six: [number, number][] = [
    [0, 0],
    [0.11, 0.08],
    [0.14, 0.13],
    [0.09, 0.2],
    [0, 0.2],
  ];
  const faceted = (form: BufferGeometry): BufferGeometry => (form.computeVertexNormals(), form);
  return {
    diamond: faceted(lathe(round, 10)),
    sapphire: faceted(
      lathe(stepped, 8)
        .rotateY(Math.PI / 8)
        .scale(1.15, 1, 0.82),
    ),
    ruby: faceted(lathe(six, 6)),
  };
}

/** The alarm: a little bell. */
export function bellForm(): BufferGeometry {
  return merged([
    lathe(
      [
        [0, 0.17],
        [0.04, 0.165],
        [0.075, 0.12],
        [0.085, 0.06],
        [0.12, 0.01],
        [0.11, 0.01],
        [0, 0.08],
      ],
      14,
    ),
    new SphereGeometry(0.028, 8, 6).toNonIndexed().translate(0, 0.19, 0),
    new SphereGeometry(0.03, 8, 6).toNonIndexed().translate(0, 0.015, 0),
  ]);
}

/** The red pillow: two swelling sides and a seam; lighter where the velvet catches the lamp. */
export function pillowForm(): BufferGeometry {
  const form = new PlaneGeometry(2, 2, 22, 16).rotateX(-Math.PI / 2);
  const at = form.getAttribute('position');
  const colours: number[] = [];
  const [deep, lit] = [new Color('#5d0f22'), new Color('#c2324f')];
  for (let i = 0; i < at.count; i++) {
    const [u, v] = [at.getX(i), at.getZ(i)];
    const pinch = 1 - 0.1 * (1 - u * u * v * v) * (Math.abs(u) > 0.99 || Math.abs(v) > 0.99 ? 1 : 0);
    const bend = (along: number, other: number) => along * (1 - 0.09 * (1 - other * other));
    const y = swell(u, v);
    at.setXYZ(i, bend(u, v) * PILLOW.halfWidth * pinch, y, bend(v, u) * PILLOW.halfDepth * pinch);
    const tint = deep.clone().lerp(lit, (0.25 + 0.75 * (y / PILLOW.tall)) * (0.75 - 0.25 * v));
    colours.push(tint.r, tint.g, tint.b);
  }
  form.setAttribute('tint', new Float32BufferAttribute(colours, 3));
  form.computeVertexNormals();
  return form;
}

export function tasselForm(): BufferGeometry {
  const [x, z] = [PILLOW.halfWidth * 0.97, PILLOW.halfDepth * 0.97];
  return merged(
    [-1, 1].flatMap((a) => [-1, 1].map((b) => new SphereGeometry(0.075, 8, 6).translate(a * x, 0.06, b * z))),
  );
}

/** The rod the levels go round on, and the foot it stands on. */
export function rodForm(): BufferGeometry {
  return new CylinderGeometry(0.045, 0.045, 1, 12);
}

export function footForm(): BufferGeometry {
  const foot = merged([
    new CylinderGeometry(0.5, 0.62, 0.1, 28).translate(0, 0.05, 0),
    new CylinderGeometry(0.3, 0.42, 0.06, 28).translate(0, 0.12, 0),
  ]);
  return painted(foot, '#ffffff');
}
