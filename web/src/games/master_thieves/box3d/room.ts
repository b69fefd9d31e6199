// What stands around the box: the ground, the foot and rod it goes round on, the red pillow.

import { Group, Mesh, PlaneGeometry } from 'three';
import { footForm, pillowForm, rodForm, tasselForm } from './forms';
import { GROUND } from './boxPose';
import type { Materials } from './materials';
import type { Point } from './pillow';
import { heightOf, southOf } from './pose';

export class Room {
  readonly group = new Group();
  readonly #pillow = new Group();
  readonly #rod: Mesh;

  constructor(materials: Materials) {
    this.#rod = new Mesh(rodForm(), materials.brass);
    const foot = new Mesh(footForm(), materials.walnut);
    foot.position.set(0, GROUND, southOf('B'));
    const shadow = flat(materials.shadow, 3.4, 3.4, GROUND);
    shadow.position.z = southOf('B');
    this.#pillow.add(
      new Mesh(pillowForm(), materials.painted),
      new Mesh(tasselForm(), materials.brass),
      flat(materials.shadow, 2.3, 1.7, 0.002),
    );
    this.group.add(foot, this.#rod, this.#pillow, flat(materials.table, 8.4, 8.4, GROUND - 0.01, -2), shadow);
  }

  place(pillow: Point): void {
    this.#pillow.position.set(...pillow);
  }

  /** The rod leads from the lowest level to the highest; it is drawn in when the box is shut. */
  stretch(spread: number): void {
    const [up, back] = [heightOf('T', spread), southOf('T', spread)];
    this.#rod.scale.y = 2 * Math.hypot(up, back);
    this.#rod.rotation.x = Math.atan2(back, up);
    this.#rod.visible = spread > 0.05;
  }
}

function flat(material: Materials['shadow'], wide: number, deep: number, y: number, order = -1): Mesh {
  const plane = new Mesh(new PlaneGeometry(wide, deep).rotateX(-Math.PI / 2), material);
  plane.position.y = y;
  plane.renderOrder = order;
  return plane;
}
