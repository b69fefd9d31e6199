// The red pillow: its form, and where on it a gem comes to rest.

export type Point = readonly [x: number, y: number, z: number];

export const PILLOW = { halfWidth: 0.78, halfDepth: 0.56, tall: 0.24 } as const;

/** How high the velvet swells at a place of the pillow; both coordinates from −1 to 1. */
export function swell(u: number, v: number): number {
  const seam = Math.max(0, 1 - u ** 4) * Math.max(0, 1 - v ** 4);
  return PILLOW.tall * Math.sqrt(seam);
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
/** More than these lie in a second layer, on the others. */
const LAYER = 24;

/** Where a gem lies, seen from the middle of the pillow; no two alike, and the same every time. */
export function restOf(slot: number): Point {
  const place = slot % LAYER;
  const reach = 0.18 + 0.6 * Math.sqrt(place / LAYER);
  const angle = slot * GOLDEN + 0.9;
  const [u, v] = [reach * Math.cos(angle), reach * Math.sin(angle)];
  return [u * PILLOW.halfWidth, swell(u, v) + 0.17 * Math.floor(slot / LAYER), v * PILLOW.halfDepth];
}

/** Each kind has slots of its own, so that a gem never moves because another came. */
export const slotOf = (kind: 'diamond' | 'sapphire', n: number): number => 2 * n + (kind === 'sapphire' ? 1 : 0);
