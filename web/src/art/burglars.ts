// The five colours of Gentlemen Thieves: each is seen by its letter and its face as well as by its colour.

export type Colour = 'R' | 'P' | 'G' | 'B' | 'Y';
export type Equipment = 'g' | 'r' | 'l' | 'm' | 'c';

export const COLOURS: Record<Colour, { base: string; ink: string }> = {
  R: { base: '#c22c46', ink: '#fff6ee' },
  P: { base: '#7d45bd', ink: '#fbf4ff' },
  G: { base: '#1f7f55', ink: '#f2fff8' },
  B: { base: '#23283a', ink: '#f4f5fb' },
  Y: { base: '#e8b932', ink: '#2a1c02' },
};

export const EQUIPMENT: readonly Equipment[] = ['g', 'r', 'l', 'm', 'c'];

/** Names of people: the same in every language. */
export const BURGLARS: Record<Colour, string> = {
  R: 'Arsène Lupin',
  P: 'Comtesse de Cagliostro',
  G: 'Dolorès Kesselbach',
  B: 'Beaumagnan',
  Y: 'Grand Paul',
};
