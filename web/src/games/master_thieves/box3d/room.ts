// What stands around the box: the ground, the foot and rod it goes round on, the red pillow.

import { Group, Mesh, PlaneGeometry } from 'three';
import { footForm, pillowForm, rodForm, tasselForm } from './forms';
import { GROUND } from './frame';
import type { Materials } from './materials';
import type { Point } from './pillow';
import { SIZE } from './pose';

export class Room {
  readonly group = new Group();
  readonly #pillow = new Group();
  readonly #rod: Mesh;

  constructor(materials: Materials) {
    this.#rod = new Mesh(rodForm(), materials.brass);
    const foot = new Mesh(footForm(), materials.walnut);
    foot.position.y = GROUND;
    this.#pillow.add(new Mesh(pillowForm(), materials.painted), new Mesh(tasselForm(), materials.brass), flat(materials.shadow, 2.3, 1.7, 0.002));
    this.group.add(foot, this.#rod, this.#pillow, flat(materials.table, 8.4, 8.4, GROUND - 0.01, -2), flat(materials.shadow, 3.4, 3.4, GROUND));
  }

  place(pillow: Point): void {
    this.#pillow.position.set(...pillow);
  }

  /** The rod is as long as the box is high; it is drawn in when the box is shut. */
  stretch(spread: number): void {
    const pitch = SIZE.shut + (SIZE.spread - SIZE.shut) * spread;
    this.#rod.scale.y = 2 * pitch + SIZE.tall;
    this.#rod.visible = spread > 0.05;
  }
}

function flat(material: Materials['shadow'], wide: number, deep: number, y: number, order = -1): Mesh {
  const plane = new Mesh(new PlaneGeometry(wide, deep).rotateX(-Math.PI / 2), material);
  plane.position.y = y;
  plane.renderOrder = order;
  return plane;
}
