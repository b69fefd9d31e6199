// Gentlemen Thieves in words.

import type { Colour, Equipment } from '../../art/burglars';
import type { Picked, Special } from './moves';
import type { Spot } from './state';

export const COLOUR_NAMES: Record<Colour, string> = { R: 'red', P: 'purple', G: 'green', B: 'black', Y: 'yellow' };
export const TYPES: readonly Equipment[] = ['g', 'r', 'l', 'm', 'c'];
export const TYPE_NAMES: Record<Equipment, string> = {
  g: 'gloves',
  r: 'rope',
  l: 'lamp',
  m: 'mask',
  c: 'crowbar',
};
export const BURGLARS: Record<Colour, string> = {
  R: 'Arsène Lupin',
  P: 'Comtesse de Cagliostro',
  G: 'Dolorès Kesselbach',
  B: 'Beaumagnan',
  Y: 'Grand Paul',
};
export const SPECIALS: Record<Special, string> = { tunnel: 'tunnel', padlock: 'padlock', car: 'car', loot: 'loot' };

export function tokenName(code: string): string {
  return `${COLOUR_NAMES[code[0] as Colour]} ${TYPE_NAMES[code[1] as Equipment]}`;
}

export function spotName(spot: Spot): string {
  return `the ${spot}`;
}

export function coloursInWords(colours: readonly Colour[]): string {
  const names = colours.map((colour) => COLOUR_NAMES[colour]);
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}

/** What picking up a special token is for. */
export function pickForesight(what: Special, from: Spot): string {
  const spend = 'Spend a favour';
  switch (what) {
    case 'tunnel':
      return `${spend} to move this tunnel from ${spotName(from)}: two tunnels at two places join them into one.`;
    case 'padlock':
      return `${spend} to move the padlock from ${spotName(from)}: no heist happens where it hangs.`;
    case 'car':
      return `${spend} to drive the car from ${spotName(from)}: it may carry a token to the place with the padlock.`;
    case 'loot':
      return `${spend} to move loot from ${spotName(from)} to another place.`;
  }
}

export function moveForesight(picked: Picked, to: Spot): string {
  const route = `from ${spotName(picked.from)} to ${spotName(to)}`;
  switch (picked.what) {
    case 'loot':
      return `${picked.count} loot ${picked.count === 1 ? 'goes' : 'go'} ${route}, for a favour.`;
    case 'car':
      return `The car drives ${route}, for a favour.`;
    default:
      return `The ${SPECIALS[picked.what]} moves ${route}, for a favour.`;
  }
}

export function counted(n: number, thing: string): string {
  return n === 1 ? `${n} ${thing}` : `${n} ${thing}s`;
}
