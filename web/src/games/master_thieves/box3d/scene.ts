// The box, its room and its gems, drawn with WebGL: it draws a frame when told to, and nothing by itself.

import {
  Group,
  LinearSRGBColorSpace,
  Mesh,
  type Object3D,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { levelOf, sideOf } from '../handling';
import { LEVELS, type Level } from '../state';
import type { Position } from '../view';
import { frameAll, makeCamera } from './camera';
import { DrawerForms, type Drawer, type Light } from './drawer';
import { fittingForm, levelForm } from './forms';
import { pillowAt, type BoxPose } from './boxPose';
import { Gems } from './gems';
import { ringLight } from './lit';
import { dispose, makeMaterials } from './materials';
import { PILLOW, type Point } from './pillow';
import { heightOf, SIZE, southOf, yawOf, type Lying } from './pose';
import { Room } from './room';

const isMesh = (thing: Object3D): thing is Mesh => thing instanceof Mesh;

/** A part of the picture, in pixels of the page from its upper left corner. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where things are seen: what is pressed lies over them. */
export interface Sight {
  drawers: Record<Position, Rect>;
  /** The left and the right end of each level. */
  levels: Record<Level, { left: [x: number, y: number]; right: [x: number, y: number] }>;
  pillow: Rect;
}

export class BoxScene {
  pillow: Point = pillowAt(1);
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera: PerspectiveCamera = makeCamera();
  readonly #materials = makeMaterials();
  readonly #room = new Room(this.#materials);
  readonly #gems = new Gems(this.#materials);
  readonly #box = new Group();
  readonly #forms = { wood: levelForm(), brass: fittingForm() };
  readonly #drawerForms = new DrawerForms();
  readonly #levels: Record<Level, Group>;
  readonly #drawers = new Map<string, Drawer>();
  #size = { width: 1, height: 1 };

  constructor(canvas: HTMLCanvasElement, drawers: readonly Lying[], isSoftware: boolean) {
    // Without a graphics card smooth edges cost more than more pixels at rest: see `Player`.
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: !isSoftware });
    this.#renderer.outputColorSpace = LinearSRGBColorSpace;
    this.#levels = { T: this.#level(), M: this.#level(), B: this.#level() };
    for (const { drawer, long } of drawers)
      this.#drawers.set(drawer, this.#drawerForms.make(drawer, long, this.#materials));
    this.#scene.add(this.#room.group, this.#box, this.#gems.group);
  }

  #level(): Group {
    const level = new Group();
    level.add(new Mesh(this.#forms.wood, this.#materials.walnut), new Mesh(this.#forms.brass, this.#materials.brass));
    this.#box.add(level);
    return level;
  }

  resize(width: number, height: number): void {
    this.#size = { width, height };
    this.pillow = pillowAt(width / height);
    this.#room.place(this.pillow);
    frameAll(this.#camera, width / height, this.pillow);
    this.#renderer.setSize(width, height, false);
  }

  /** Pixels of the picture for each of the page. */
  sharpen(ratio: number): void {
    if (this.#renderer.getPixelRatio() !== ratio) this.#renderer.setPixelRatio(ratio);
  }

  light(lights: Record<string, Light>): void {
    for (const [letter, drawer] of this.#drawers) drawer.light(lights[letter] ?? 'off');
  }

  /** Put everything where it is in this pose. */
  pose(pose: BoxPose): void {
    this.#box.rotation.z = pose.flip;
    for (const level of LEVELS) {
      this.#levels[level].position.set(0, heightOf(level, pose.spread), southOf(level, pose.spread));
      this.#levels[level].rotation.y = pose.yaw[level];
    }
    for (const { drawer, position, long } of pose.box) {
      const model = this.#drawers.get(drawer);
      if (!model) continue;
      model.reshape(this.#drawerForms.of(long));
      this.#levels[levelOf(position)].add(model.group);
      model.place(yawOf(sideOf(position)), pose.turned, pose.out[drawer] ?? 0);
    }
    this.#room.stretch(pose.spread);
    ringLight(pose.ring);
    this.#gems.draw(pose.gems, pose.ring);
    this.#scene.updateMatrixWorld();
  }

  draw(): void {
    this.#renderer.render(this.#scene, this.#camera);
  }

  /** What was drawn last, in numbers. */
  get effort(): { triangles: number; calls: number } {
    const { triangles, calls } = this.#renderer.info.render;
    return { triangles, calls };
  }

  /** Where everything is seen in the frame that was posed last. */
  sight(pose: BoxPose): Sight {
    const drawers: Partial<Record<Position, Rect>> = {};
    for (const one of pose.box) drawers[one.position] = this.#lidOf(one, pose.turned);
    return { drawers: drawers as Sight['drawers'], levels: this.#ends(), pillow: this.#pillowRect() };
  }

  #lidOf({ drawer, long }: Lying, isTurned: boolean): Rect {
    const group = this.#drawers.get(drawer)?.group;
    const up = (isTurned ? -1 : 1) * (SIZE.tall / 2);
    const [wide, back] = [SIZE.width / 2, SIZE.half - (long ? SIZE.long : SIZE.short)];
    const corners = [-wide, wide].flatMap((x) => [back, SIZE.half].map((z) => new Vector3(x, up, z)));
    return this.#around(corners.map((corner) => (group ? group.localToWorld(corner) : corner)));
  }

  #ends(): Sight['levels'] {
    const end = (level: Level, x: number) => this.#seen(new Vector3(x, heightOf(level), southOf(level) + 0.55));
    const both = (level: Level) => ({ left: end(level, -SIZE.half), right: end(level, SIZE.half) });
    return { T: both('T'), M: both('M'), B: both('B') };
  }

  #pillowRect(): Rect {
    const [x, y, z] = this.pillow;
    const { halfWidth, halfDepth, tall } = PILLOW;
    return this.#around(
      [-1, 1].flatMap((a) => [-1, 1].map((b) => new Vector3(x + a * halfWidth, y + tall / 2, z + b * halfDepth))),
    );
  }

  #around(points: Vector3[]): Rect {
    const seen = points.map((point) => this.#seen(point));
    const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  }

  #seen(point: Vector3): [x: number, y: number] {
    const { x, y } = point.project(this.#camera);
    return [((x + 1) / 2) * this.#size.width, ((1 - y) / 2) * this.#size.height];
  }

  dispose(): void {
    this.#scene.traverse((thing) => {
      if (!isMesh(thing)) return;
      thing.geometry.dispose();
      for (const material of [thing.material].flat()) dispose(material);
    });
    Object.values(this.#materials).forEach(dispose);
    this.#renderer.dispose();
    if (!this.#renderer.getContext().isContextLost()) this.#renderer.forceContextLoss();
  }
}
