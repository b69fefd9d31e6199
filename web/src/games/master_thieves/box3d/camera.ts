// How one looks at the box: from the south, above, a little from the east; as near as all of it fits in.

import { PerspectiveCamera, Vector3 } from 'three';
import { LEVELS, type Level } from '../state';
import { PILLOW, type Point } from './pillow';
import { heightOf, OUT, SIZE, southOf } from './pose';

const ELEVATION = (38 * Math.PI) / 180;
const AZIMUTH = (20 * Math.PI) / 180;
const ANGLE = 22;

/** What has to be in sight: the box with a drawer out on any side, and the pillow. */
function extent(pillow: Point): Vector3[] {
  const side = SIZE.half + 0.06;
  const points = LEVELS.flatMap((level) => cornersOf(level, side));
  const out = side + OUT.open;
  points.push(new Vector3(out, 0, 0), new Vector3(-out, 0, 0), new Vector3(0, heightOf('T'), southOf('T') - out));
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      points.push(new Vector3(pillow[0] + x * (PILLOW.halfWidth + 0.06), pillow[1], pillow[2] + z * PILLOW.halfDepth));
    }
  }
  return points;
}

function cornersOf(level: Level, side: number): Vector3[] {
  const corner = (x: number, y: number, z: number) => new Vector3(x, heightOf(level) + y, southOf(level) + z);
  const tall = SIZE.tall / 2;
  return [-side, side].flatMap((x) => [-side, side].flatMap((z) => [-tall, tall].map((y) => corner(x, y, z))));
}

export function makeCamera(): PerspectiveCamera {
  return new PerspectiveCamera(ANGLE, 1, 1, 60);
}

/** Put the camera so that everything fits into a picture of this aspect, in its middle. */
export function frameAll(camera: PerspectiveCamera, aspect: number, pillow: Point): void {
  const towards = new Vector3(
    Math.sin(AZIMUTH) * Math.cos(ELEVATION),
    Math.sin(ELEVATION),
    Math.cos(AZIMUTH) * Math.cos(ELEVATION),
  );
  const right = new Vector3(Math.cos(AZIMUTH), 0, -Math.sin(AZIMUTH));
  const up = new Vector3().crossVectors(towards, right);
  const goal = new Vector3();
  let away = 12;
  camera.aspect = aspect;
  const points = extent(pillow);
  // Middle and distance depend on each other: a few rounds, and both have settled.
  for (let round = 0; round < 8; round++) {
    look(camera, goal, towards, away);
    const seen = points.map((point) => point.clone().project(camera));
    const [left, rightmost] = range(seen.map(({ x }) => x));
    const [low, high] = range(seen.map(({ y }) => y));
    const tall = away * Math.tan((ANGLE * Math.PI) / 360);
    goal.addScaledVector(right, ((left + rightmost) / 2) * tall * aspect);
    goal.addScaledVector(up, ((low + high) / 2) * tall);
    away *= Math.max(rightmost - left, high - low) / 2 / 0.97;
  }
  look(camera, goal, towards, away);
}

function look(camera: PerspectiveCamera, goal: Vector3, towards: Vector3, away: number): void {
  camera.position.copy(goal).addScaledVector(towards, away);
  camera.lookAt(goal);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

const range = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];
