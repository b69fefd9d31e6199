// The colours that have a portrait: each is seen by its letter and its face as well as by its colour.

export type Colour = 'R' | 'P' | 'G' | 'B' | 'Y';

export const COLOURS: Record<Colour, { base: string; ink: string }> = {
  R: { base: '#c22c46', ink: '#fff6ee' },
  P: { base: '#7d45bd', ink: '#fbf4ff' },
  G: { base: '#1f7f55', ink: '#f2fff8' },
  B: { base: '#23283a', ink: '#f4f5fb' },
  Y: { base: '#e8b932', ink: '#2a1c02' },
};
