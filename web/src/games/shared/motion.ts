// How long things move, and whether they move at all.

import { cubicOut } from 'svelte/easing';

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** For Svelte's transitions and animations; nothing moves for a person who asked their device for that. */
export function motion(duration = 320): { duration: number; easing: (t: number) => number } {
  return { duration: still?.matches ? 0 : duration, easing: cubicOut };
}
