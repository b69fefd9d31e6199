// All gems of a picture, one draw for each kind.

import { Group, InstancedMesh, Object3D, type BufferGeometry, type Material } from 'three';
import { bellForm, stoneForms } from './forms';
import type { Gem } from './boxPose';
import type { Materials } from './materials';
import type { Kind } from './shown';

/** More than can ever lie outside closed drawers. */
const MOST: Record<Kind, number> = { diamond: 128, sapphire: 40, ruby: 6, alarm: 8 };

export class Gems {
  readonly group = new Group();
  readonly #meshes: Record<Kind, InstancedMesh>;
  readonly #place = new Object3D();

  constructor(materials: Materials) {
    const stones = stoneForms();
    const make = (kind: Kind, form: BufferGeometry, material: Material): InstancedMesh => {
      const mesh = new InstancedMesh(form, material, MOST[kind]);
      mesh.frustumCulled = false;
      mesh.count = 0;
      this.group.add(mesh);
      return mesh;
    };
    this.#meshes = {
      diamond: make('diamond', stones.diamond, materials.diamond),
      sapphire: make('sapphire', stones.sapphire, materials.sapphire),
      ruby: make('ruby', stones.ruby, materials.ruby),
      alarm: make('alarm', bellForm(), materials.brass),
    };
  }

  draw(gems: readonly Gem[], ring: number): void {
    const counts: Record<Kind, number> = { diamond: 0, sapphire: 0, ruby: 0, alarm: 0 };
    for (const gem of gems) {
      if (counts[gem.kind] === MOST[gem.kind]) continue;
      this.#createTable(gem, ring);
      this.#meshes[gem.kind].setMatrixAt(counts[gem.kind]++, this.#place.matrix);
    }
    for (const [kind, mesh] of Object.entries(this.#meshes)) {
      mesh.count = counts[kind as Kind];
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  #createTable({ kind, at, spin, size }: Gem, ring: number): void {
    // A stone at rest leans a little, each its own way: lying in rows they would be beads.
    const lean = kind === 'alarm' ? Math.sin(spin * 12) * 0.7 * ring : 0.34;
    this.#place.position.set(...at);
    this.#place.rotation.set(lean * Math.cos(spin), spin, lean * Math.sin(spin));
    this.#place.scale.setScalar(size);
    this.#place.updateMatrix();
  }
}
