// Whoever looks at the box sees every drawer that can be pressed: no level hides those of the one below.

import { Ray, Vector3, Box3 } from 'three';
import { expect, test } from 'vitest';
import { frameAll, makeCamera } from '../src/games/master_thieves/box3d/camera';
import { pillowAt } from '../src/games/master_thieves/box3d/boxPose';
import { heightOf, SIZE, southOf, yawOf } from '../src/games/master_thieves/box3d/pose';
import { LEVELS, SIDES, type Level, type Side } from '../src/games/master_thieves/state';

const STEPS = [0, 0.25, 0.5, 0.75, 1];

/** Points all over the lid of a short drawer. */
function lidOf(level: Level, side: Side): Vector3[] {
  const yaw = yawOf(side);
  return STEPS.flatMap((u) =>
    STEPS.map((v) => {
      const [aside, reach] = [(u - 0.5) * SIZE.width, SIZE.half - v * SIZE.short];
      const x = Math.sin(yaw) * reach + Math.cos(yaw) * aside;
      const z = Math.cos(yaw) * reach - Math.sin(yaw) * aside;
      return new Vector3(x, heightOf(level) + SIZE.tall / 2, southOf(level) + z);
    }),
  );
}

function woodOf(level: Level): Box3 {
  const middle = new Vector3(0, heightOf(level), southOf(level));
  return new Box3().setFromCenterAndSize(middle, new Vector3(2 * SIZE.half, SIZE.tall, 2 * SIZE.half));
}

test.each([
  ['a desktop', 0.8],
  ['a phone', 0.63],
  ['a phone on its side', 1.5],
])('on %s', (_, aspect) => {
  const camera = makeCamera();
  frameAll(camera, aspect, pillowAt(aspect));
  for (const level of LEVELS) {
    const others = LEVELS.filter((other) => other !== level).map(woodOf);
    for (const side of SIDES) {
      const lid = lidOf(level, side);
      const isSeen = (point: Vector3) => {
        const ray = new Ray(point, camera.position.clone().sub(point).normalize());
        return others.every((wood) => ray.intersectBox(wood, new Vector3()) === null);
      };
      expect(lid.filter(isSeen).length / lid.length, `${level}${side}`).toBeGreaterThan(0.75);
    }
  }
});
