// Svelte's transitions don't ask whether a person wants motion: we do.

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Parameters of a transition, with no duration for those who want no motion. */
export function motion<T extends object>(parameters: T, duration = 280): T & { duration: number } {
  return { ...parameters, duration: still?.matches ? 0 : duration };
}
