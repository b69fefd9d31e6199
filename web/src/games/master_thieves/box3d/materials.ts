// What things are made of. Every material is cheap to draw: no shadows are cast, no light is traced.

import { MeshBasicMaterial, MeshMatcapMaterial, type Material, type Texture } from 'three';
import { GOLD, shade, STONES } from '../../../art/palette';
import { LitMaterial } from './lit';
import { glow, shine, tabletop, walnut } from './wood';

export interface Materials {
  walnut: LitMaterial;
  painted: LitMaterial;
  brass: MeshMatcapMaterial;
  diamond: MeshMatcapMaterial;
  sapphire: MeshMatcapMaterial;
  ruby: MeshMatcapMaterial;
  shadow: MeshBasicMaterial;
  table: MeshBasicMaterial;
}

function stone(colour: string, light: number, dark: number): MeshMatcapMaterial {
  return new MeshMatcapMaterial({
    matcap: shine(colour, shade(colour, light), shade(colour, dark), 0.95),
    flatShading: true,
  });
}

const soft = (map: Texture): MeshBasicMaterial => new MeshBasicMaterial({ map, transparent: true, depthWrite: false });

export function makeMaterials(): Materials {
  return {
    walnut: new LitMaterial(walnut()),
    painted: new LitMaterial(),
    brass: new MeshMatcapMaterial({ matcap: shine(GOLD.base, GOLD.light, '#5a3a0c', 0.9) }),
    diamond: stone(STONES.diamond, 0.9, -0.45),
    sapphire: stone(STONES.sapphire, 0.5, -0.6),
    ruby: stone(STONES.ruby, 0.45, -0.6),
    shadow: soft(glow('#000000b0')),
    table: soft(tabletop()),
  };
}

/** Give back what the graphics memory holds of a material. */
export function dispose(material: Material): void {
  for (const value of Object.values(material)) {
    if (value && typeof value === 'object' && 'isTexture' in value) (value as Texture).dispose();
  }
  material.dispose();
}
