// A drawer of the box: two lids in its own wood, which stay, and a tray with a front, which slides out.

import { Group, Mesh, MeshBasicMaterial, type BufferGeometry } from 'three';
import { frontForm, knobForm, lidForm, ringForm, trayForm } from './forms';
import { LitMaterial } from './lit';
import type { Materials } from './materials';
import { SIZE } from './pose';
import { woodOf } from './wood';

/** Whether it can be pressed, and whether one points at it. */
export type Light = 'off' | 'open' | 'marked';

interface Forms {
  lid: BufferGeometry;
  tray: BufferGeometry;
  ring: BufferGeometry;
}

/** The forms that all long drawers share, and all others. */
export class DrawerForms {
  readonly #front = frontForm();
  readonly #knob = knobForm();
  readonly #long = forms(SIZE.long, true);
  readonly #short = forms(SIZE.short, false);

  make(letter: string, long: boolean | null, materials: Materials): Drawer {
    return new Drawer(letter, this.of(long), this.#front, this.#knob, materials);
  }

  of(long: boolean | null): Forms {
    return long ? this.#long : this.#short;
  }
}

function forms(deep: number, hasSecret: boolean): Forms {
  return { lid: lidForm(deep), tray: trayForm(deep, hasSecret), ring: ringForm(deep) };
}

const LIGHTS: Record<Exclude<Light, 'off'>, string> = { open: '#e7b653', marked: '#fff2c4' };

export class Drawer {
  readonly group = new Group();
  readonly #sliding = new Group();
  readonly #lid: Mesh;
  readonly #tray: Mesh;
  readonly #ring: Mesh<BufferGeometry, MeshBasicMaterial>;

  constructor(
    letter: string,
    { lid, tray, ring }: Forms,
    front: BufferGeometry,
    knob: BufferGeometry,
    materials: Materials,
  ) {
    const wood = new LitMaterial(woodOf(letter));
    this.#lid = new Mesh(lid, wood);
    this.#tray = new Mesh(tray, materials.painted);
    this.#ring = new Mesh(ring, new MeshBasicMaterial());
    this.#sliding.add(new Mesh(front, wood), new Mesh(knob, materials.brass), this.#tray);
    this.group.add(this.#lid, this.#sliding, this.#ring);
    this.light('off');
  }

  /** It was searched, and all saw how long it is. */
  reshape({ lid, tray, ring }: Forms): void {
    this.#lid.geometry = lid;
    this.#tray.geometry = tray;
    this.#ring.geometry = ring;
  }

  place(yaw: number, isTurned: boolean, out: number): void {
    this.group.rotation.set(0, yaw, isTurned ? Math.PI : 0);
    this.#sliding.position.z = out;
    this.#tray.visible = out > 0;
    this.#ring.position.y = (isTurned ? -1 : 1) * (SIZE.tall / 2 + 0.012);
    this.#ring.rotation.z = isTurned ? Math.PI : 0;
  }

  light(light: Light): void {
    this.#ring.visible = light !== 'off';
    if (light !== 'off') this.#ring.material.color.set(LIGHTS[light]);
  }
}
