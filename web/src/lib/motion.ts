// Whether and how fast things move: the person's setting, and the device's wish for less of it, which comes first.

import { settings, type Motion } from './settings.svelte';

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Times the normal length of everything that moves. */
const PACES: Record<Motion, number> = { slow: 1.7, normal: 1, fast: 0.55, off: 0 };

export function paceOf(speed: Motion): number {
  return still?.matches || settings.motion === 'off' ? 0 : PACES[speed];
}

/** How long things take, times normal; 0 for those who want no motion. */
export function pace(): number {
  return paceOf(settings.motion);
}

/** How long what happens at a table is played; 0 where nobody looks, or where it is read as text. */
export function stagePace(speed: Motion = settings.motion): number {
  return document.hidden || settings.asText ? 0 : paceOf(speed);
}

/** Parameters of a transition, as long as the person wants. Svelte's transitions don't ask: we do. */
export function motion<T extends object>(parameters: T, duration = 280): T & { duration: number } {
  return { ...parameters, duration: duration * pace() };
}
