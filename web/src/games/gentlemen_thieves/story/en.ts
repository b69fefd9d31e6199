// What happens in Gentlemen Thieves, and what is asked: in English, as the server says it.

import type { Colour } from '../../../art/colours';
import { BURGLARS, type Equipment } from '../burglars';
import { counted, form, list } from '../../../languages/en/grammar';
import type { Sentences } from '../../sentences';
import type { Route, SpotName, Types } from '../view';

export const COLOURS: Record<Colour, string> = { R: 'red', P: 'purple', G: 'green', B: 'black', Y: 'yellow' };
const TYPES: Record<Equipment, string> = { g: 'gloves', r: 'rope', l: 'lamp', m: 'mask', c: 'crowbar' };
const SPOTS: Record<SpotName, string> = {
  manor: 'the manor',
  museum: 'the museum',
  bank: 'the bank',
  opera: 'the opera',
  casino: 'the casino',
  centre: 'the centre',
};

export function token(code: string): string {
  const [colour, type] = [code[0] as Colour, code[1] as Equipment];
  return `${type === 'g' ? '' : 'a '}${COLOURS[colour]} ${TYPES[type]}`;
}

const colours = (letters: readonly Colour[]): string => list(letters.map((letter) => COLOURS[letter]));
export const places = (spots: readonly SpotName[]): string => list(spots.map((spot) => SPOTS[spot]));
const route = ({ route: { from, to } }: { route: Route }): string => `from ${SPOTS[from]} to ${SPOTS[to]}`;
const pieces = (n: number): string => counted(n, 'token', 'tokens');
const loot = (n: number): string => counted(n, 'loot token', 'loot tokens');
const named = (colour: Colour): string => `${colour === 'P' ? 'the ' : ''}${BURGLARS[colour]} (${COLOURS[colour]})`;

export const story: Sentences<Types> = {
  tell: {
    began: () => 'The burglars are dealt in secret; two equipment tokens lie at each place, three on display.',
    round_began: (e) => `Round ${e.round}: ${e.who} has the matchmaker.`,
    allied: (e) => `${e.who} allies ${colours(e.allies)} against ${colours(e.foes)}.`,
    took: (e) => `${e.who} takes ${token(e.token)} from the display.`,
    displayed: (e) => `The display shows ${token(e.token)} instead.`,
    drew: (e) => `${e.who} draws ${token(e.token)}.`,
    placed: (e) => `${e.who} places ${token(e.token)} at ${SPOTS[e.place]}.`,
    moved_tunnel: (e) => `${e.who} spends a favour: a tunnel moves ${route(e)}.`,
    joined: (e) => `The tunnels join ${places(e.places)}.`,
    moved_padlock: (e) => `${e.who} spends a favour: the padlock moves ${route(e)}.`,
    moved_car: (e) => `${e.who} spends a favour: the car drives ${route(e)}.`,
    carried: (e) => `${e.who} has the car carry ${token(e.token)} to ${SPOTS[e.place]}.`,
    carried_nothing: (e) => `${e.who} has the car carry nothing.`,
    moved_loot: (e) => `${e.who} spends a favour: ${loot(e.moved)} ${form(e.moved, 'moves', 'move')} ${route(e)}.`,
    heist: (e) => `${e.who} sets off the heist at ${places(e.places)}.`,
    won: (e) => `The heist goes to ${colours(e.colours)}: ${pieces(e.pieces)}.`,
    shared: (e) =>
      `Each of these colours gets ${pieces(e.each)}${e.lost ? `, and ${e.lost} ${form(e.lost, 'is', 'are')} lost` : ''}.`,
    tied: (e) => `Both alliances have the same number of tokens there: all ${pieces(e.pieces)} are lost.`,
    returned: (e) => `${e.who} puts the tunnel at ${SPOTS[e.place]} back in the centre.`,
    refilled: (e) => `The pile brings ${token(e.token)} to ${SPOTS[e.place]}.`,
    more_loot: (e) => `The reserve gives ${loot(e.loot)} to the bank.`,
    brigadier_came: () => 'The brigadier turns up: the game is over.',
    unmasked: (e) => `${e.who} was ${named(e.burglar)}: ${pieces(e.pieces)}.`,
  },
  ask: {
    alliances: ({ again }) =>
      `You have the matchmaker: ally two colours against three${again ? ', not as in the previous round' : ''}.`,
    burglary: ({ favour }) =>
      favour
        ? 'Take a displayed token, draw one from the pile, or spend a favour to move a special token.'
        : 'Take a displayed token, or draw one from the pile.',
    placing: (q) => `Where do you place ${token(q.token)}?`,
    carrying: ({ car, padlock }) => `What does the car carry from ${SPOTS[car]} to ${SPOTS[padlock]}?`,
    returning: () => 'Which tunnel goes back to the centre?',
  },
};
