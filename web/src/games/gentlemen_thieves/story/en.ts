// What happens in Gentlemen Thieves, and what is asked: in English, as the server says it.

import type { Colour } from '../../../art/colours';
import { BURGLARS, type Equipment } from '../burglars';
import { counted, form, list } from '../../../languages/en/grammar';
import type { PlaceOrCentre } from '../state';
import type { Told } from '../told';

const COLOURS: Record<Colour, string> = { R: 'red', P: 'purple', G: 'green', B: 'black', Y: 'yellow' };
const TYPES: Record<Equipment, string> = { g: 'gloves', r: 'rope', l: 'lamp', m: 'mask', c: 'crowbar' };
const SPOTS: Record<PlaceOrCentre, string> = {
  manor: 'the manor',
  museum: 'the museum',
  bank: 'the bank',
  opera: 'the opera',
  casino: 'the casino',
  centre: 'the centre',
};

function token(code: string): string {
  const [colour, type] = [code[0] as Colour, code[1] as Equipment];
  return `${type === 'g' ? '' : 'a '}${COLOURS[colour]} ${TYPES[type]}`;
}

const colours = (letters: readonly Colour[]): string => list(letters.map((letter) => COLOURS[letter]));
const places = (spots: readonly PlaceOrCentre[]): string => list(spots.map((spot) => SPOTS[spot]));
const route = ({ route: { from, to } }: Told): string => `from ${SPOTS[from]} to ${SPOTS[to]}`;
const pieces = (n: number): string => counted(n, 'token', 'tokens');
const named = (colour: Colour): string => `${colour === 'P' ? 'the ' : ''}${BURGLARS[colour]} (${COLOURS[colour]})`;

export const story = {
  tell: {
    began: (_: Told) => 'The burglars are dealt in secret; two equipment tokens lie at each place, three on display.',
    round_began: (e: Told) => `Round ${e.round}: ${e.who} has the matchmaker.`,
    allied: (e: Told) => `${e.who} allies ${colours(e.allies)} against ${colours(e.foes)}.`,
    took: (e: Told) => `${e.who} takes ${token(e.token)} from the display.`,
    displayed: (e: Told) => `The display shows ${token(e.token)} instead.`,
    drew: (e: Told) => `${e.who} draws ${token(e.token)}.`,
    placed: (e: Told) => `${e.who} places ${token(e.token)} at ${SPOTS[e.place]}.`,
    moved_tunnel: (e: Told) => `${e.who} spends a favour: a tunnel moves ${route(e)}.`,
    joined: (e: Told) => `The tunnels join ${places(e.places)}.`,
    moved_padlock: (e: Told) => `${e.who} spends a favour: the padlock moves ${route(e)}.`,
    moved_car: (e: Told) => `${e.who} spends a favour: the car drives ${route(e)}.`,
    carried: (e: Told) => `${e.who} lets the car carry ${token(e.token)} to ${SPOTS[e.place]}.`,
    carried_nothing: (e: Told) => `${e.who} lets the car carry nothing.`,
    moved_loot: (e: Told) => `${e.who} spends a favour: ${e.moved} loot ${form(e.moved, 'moves', 'move')} ${route(e)}.`,
    heist: (e: Told) => `${e.who} sets off the heist at ${places(e.places)}.`,
    won: (e: Told) => `The heist goes to ${colours(e.colours)}: ${pieces(e.pieces)}.`,
    shared: (e: Told) =>
      `Each of these colours gets ${pieces(e.each)}${e.lost ? `, and ${e.lost} ${form(e.lost, 'is', 'are')} lost` : ''}.`,
    tied: (e: Told) => `Both alliances have as many tokens there: all ${pieces(e.pieces)} are lost.`,
    returned: (e: Told) => `${e.who} puts the tunnel at ${SPOTS[e.place]} back in the centre.`,
    refilled: (e: Told) => `The pile brings ${token(e.token)} to ${SPOTS[e.place]}.`,
    more_loot: (e: Told) => `The reserve gives ${e.loot} loot to the bank.`,
    brigadier_came: (_: Told) => 'The brigadier is drawn: the game is over.',
    unmasked: (e: Told) => `${e.who} was ${named(e.burglar)}: ${pieces(e.pieces)}.`,
  },
  ask: {
    alliances: (isLater: boolean) =>
      `You have the matchmaker: ally two colours against three${isLater ? ', not the same two as last time' : ''}.`,
    burglary: (hasFavour: boolean): string =>
      hasFavour
        ? 'Take a displayed token, draw one from the pile, or spend a favour on a special token.'
        : 'Take a displayed token, or draw one from the pile.',
    placing: (code: string) => `Where do you place ${token(code)}?`,
    carrying: (from: PlaceOrCentre, to: PlaceOrCentre) =>
      `What does the car carry from ${SPOTS[from]} to ${SPOTS[to]}?`,
    returning: 'Which tunnel goes back to the centre?',
  },
};

export type Story = typeof story;
