// The colours of stones, metals and woods. Unlike the page's own they don't change with the theme: gold is gold.

export const STONES = {
  ruby: '#c4173f',
  emerald: '#0d9464',
  sapphire: '#2a5fd6',
  amethyst: '#8d45d6',
  diamond: '#dce8f8',
} as const;

export type Stone = keyof typeof STONES;

export const GOLD = { base: '#dba83f', light: '#ffe9ad', dark: '#7d5413' } as const;
export const STEEL = { base: '#5b6785', light: '#aab6d2', dark: '#2b3350' } as const;
export const NIGHT = { base: '#141c3c', light: '#2f3f7a', dark: '#070b1a' } as const;
export const PAPER = { base: '#f6ebd3', light: '#fffaf0', dark: '#d9c49a' } as const;
export const INK = '#1d2340';

/** A colour on its way to white (`light` > 0) or to black (`light` < 0); at ±1 it has arrived. */
export function shade(colour: string, light: number): string {
  const goal = light > 0 ? 255 : 0;
  const way = Math.min(1, Math.abs(light));
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return (
    '#' +
    channels
      .map((c) =>
        Math.round(c + (goal - c) * way)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}
