// Gentlemen Thieves in English.

import type { Colour } from '../../../art/colours';
import { BURGLARS, type Equipment } from '../burglars';
import { counted, list } from '../../../languages/en/grammar';
import type { Picked, Special } from '../moves';
import type { SpotName } from '../view';

const COLOUR_NAMES: Record<Colour, string> = { R: 'red', P: 'purple', G: 'green', B: 'black', Y: 'yellow' };
const TYPE_NAMES: Record<Equipment, string> = {
  g: 'gloves',
  r: 'rope',
  l: 'lamp',
  m: 'mask',
  c: 'crowbar',
};
const SPECIALS: Record<Special, string> = { tunnel: 'tunnel', padlock: 'padlock', car: 'car', loot: 'loot' };

function tokenName(code: string): string {
  return `${COLOUR_NAMES[code[0] as Colour]} ${TYPE_NAMES[code[1] as Equipment]}`;
}

/** As headings have it. */
const SPOTS: Record<SpotName, string> = {
  manor: 'Manor',
  museum: 'Museum',
  bank: 'Bank',
  opera: 'Opera',
  casino: 'Casino',
  centre: 'Centre',
};

function spotName(spot: SpotName): string {
  return `the ${SPOTS[spot].toLowerCase()}`;
}

/** A special token, or several loot tokens. */
function specialName(what: Special, count: number): string {
  return what === 'loot' ? counted(count, 'loot token', 'loot tokens') : SPECIALS[what];
}

function coloursInWords(colours: readonly Colour[]): string {
  return list(colours.map((colour) => COLOUR_NAMES[colour]));
}

/** What picking up a special token is for. */
function pickForesight(what: Special, from: SpotName): string {
  const spend = 'Spend a favour';
  switch (what) {
    case 'tunnel':
      return `${spend} to move this tunnel from ${spotName(from)}: two tunnels at two places join them into one.`;
    case 'padlock':
      return `${spend} to move the padlock from ${spotName(from)}: no heist happens where it hangs.`;
    case 'car':
      return `${spend} to drive the car from ${spotName(from)}: it may carry a token to the place with the padlock.`;
    case 'loot':
      return `${spend} to move loot tokens from ${spotName(from)} to another place.`;
  }
}

function moveForesight(picked: Picked, to: SpotName): string {
  const route = `from ${spotName(picked.from)} to ${spotName(to)}`;
  switch (picked.what) {
    case 'loot':
      return `${specialName('loot', picked.count)} ${picked.count === 1 ? 'moves' : 'move'} ${route}, for a favour.`;
    case 'car':
      return `The car drives ${route}, for a favour.`;
    default:
      return `The ${SPECIALS[picked.what]} moves ${route}, for a favour.`;
  }
}

export const words = {
  title: 'Gentlemen Thieves',
  summary: 'Nobody knows your colour: choose its allies well, prepare heists, and end with the highest pile.',
  options: {
    setup: {
      name: 'Setup',
      help: 'How the first ten tokens are chosen (GT-2.3).',
      values: { random: 'Random', even: 'Even' },
    },
    car_must_carry: { name: 'Car must carry', help: 'Where the car can carry a token, it must (GT-5.3).', values: {} },
    loot_from_centre: {
      name: 'Loot from the centre',
      help: 'A favour also moves loot from the reserve to a place (GT-5.4).',
      values: {},
    },
  },

  spots: SPOTS,
  tokenName,
  loot: 'loot',
  pickForesight,
  moveForesight,

  you: 'You',
  hints: {
    alliances: 'Press two burglars to ally them against the other three.',
    burglary: 'Point at a token to see what it does.',
    placing: 'Press the place for the token in hand.',
    carrying: 'Press the token the car carries, or nothing.',
    mustCarry: 'Press the token the car carries.',
    returning: 'Press the tunnel that goes back to the centre.',
    over: 'The brigadier has come: the game is over.',
  },

  against: 'against',
  /** Where there is little room. */
  againstShort: 'v.',
  sides: { all: 'The five colours', two: 'The two', three: 'The three' },
  /** Beside the height of a pile. */
  won: (_tokens: number) => 'won',
  owner: 'you',
  ally: (pair: readonly Colour[]) => `Ally ${coloursInWords(pair)}`,
  allyForesight: (pair: readonly Colour[], others: readonly Colour[]) =>
    `Ally ${coloursInWords(pair)} against ${coloursInWords(others)}.`,
  allyFirst: (colour: Colour) => `Ally ${COLOUR_NAMES[colour]} with another colour`,
  allyFirstForesight: (colour: Colour) => `Ally ${COLOUR_NAMES[colour]}: the next one you press is its partner.`,
  allyBack: (colour: Colour) => `Take ${COLOUR_NAMES[colour]} back`,
  allyBackForesight: 'Choose again.',
  lastRound: (two: readonly Colour[], three: readonly Colour[]) =>
    `Previous round: ${coloursInWords(two)} against ${coloursInWords(three)}.`,

  progress: (round: number, reserve: number, lost: number) =>
    `Round ${round} · loot in reserve: ${reserve} · lost: ${lost}`,
  back: 'Back',
  howMany: 'How many loot tokens?',
  moveLoot: (count: number) => `Move ${counted(count, 'loot token', 'loot tokens')}`,
  moveLootForesight: (count: number, from: SpotName) =>
    `${counted(count, 'loot token', 'loot tokens')} from ${spotName(from)}: then press a place.`,
  whereTo: (what: Special) => `Where does the ${SPECIALS[what]} go? Press a place.`,
  whoJoins: (colour: Colour) => `Who joins ${COLOUR_NAMES[colour]}? Press a second burglar.`,
  carries: (from: SpotName, to: SpotName) => `The car at ${spotName(from)} carries to ${spotName(to)}:`,
  carry: (token: string, to: SpotName) => `Carry the ${tokenName(token)} to ${spotName(to)}`,
  nothing: 'Nothing',
  carryNothing: 'Carry nothing',
  carryNothingForesight: 'The car stays where it is and carries nothing.',

  display: 'Display',
  displayEmpty: 'empty',
  take: (token: string) => `Take the ${tokenName(token)}`,
  takeForesight: (token: string, near: boolean) =>
    near
      ? `Take the ${tokenName(token)}: the pile fills the gap at once. If the brigadier turns up, the game is over before you place your token.`
      : `Take the ${tokenName(token)}: the pile fills the gap at once; then you choose where to place your token.`,
  pile: (tokens: number) => `Pile: ${tokens}`,
  brigadierNear: 'The brigadier is among them',
  draw: (tokens: number) => `Draw from the pile of ${counted(tokens, 'token', 'tokens')}`,
  drawForesight: (near: boolean): string =>
    near
      ? 'Draw the top token of the pile, whatever it is. If it is the brigadier, the game is over.'
      : 'Draw the top token of the pile, whatever it is: then you choose where to place it.',
  inHand: 'In hand',
  inHandOf: (name: string) => `In hand: ${name}`,

  place: (token: string | null, place: SpotName) =>
    `Place the ${token ? tokenName(token) : 'token'} at ${spotName(place)}.`,
  majority: (partner: SpotName | undefined) => `Tokens of each alliance${partner ? `, with ${spotName(partner)}` : ''}`,
  inThePan: (side: readonly Colour[], tokens: number) =>
    `${coloursInWords(side)}: ${counted(tokens, 'token', 'tokens')}.`,
  readyButLocked: 'Ready, but locked',
  typeName: (type: Equipment) => TYPE_NAMES[type],
  lacks: (type: Equipment, isThroughTunnel: boolean) =>
    `no ${TYPE_NAMES[type]}${isThroughTunnel ? ' here, but through the tunnel' : ''}`,
  locked: 'Locked',
  lockedThrough: 'Locked through the tunnel',
  onlyMissing: (type: Equipment) => `Only ${TYPE_NAMES[type]} missing`,
  joinedWith: (partner: SpotName) => `Joined with ${spotName(partner)}`,

  pickUp: (what: Special, count: number, from: SpotName) =>
    `Move the ${specialName(what, count)} from ${spotName(from)}`,
  putBack: (what: Special, count: number, at: SpotName) =>
    `Put the ${specialName(what, count)} back at ${spotName(at)}`,
  putBackForesight: 'Put it back: nothing is spent.',
  returnTunnel: (place: SpotName) => `Put the tunnel at ${spotName(place)} back in the centre`,

  burglar: (colour: Colour, isSecret: boolean) =>
    `${isSecret ? 'secretly ' : ''}${BURGLARS[colour]} (${COLOUR_NAMES[colour]})`,
  burglarUnknown: 'burglar unknown',
  favours: (favours: number) => (favours ? counted(favours, 'favour', 'favours') : 'no favours left'),
  matchmaker: 'has the matchmaker',

  heists: (heists: number) => `Heists so far: ${heists}`,
  wonBy: (winners: readonly Colour[]) => (winners.length ? `Won by ${coloursInWords(winners)}` : 'A tie: all lost'),

  /** The table in words. */
  text: {
    allied: (two: string, three: string) => `${two} against ${three}`,
    centre: (things: string) => `In the centre: ${things}`,
    places: 'The places',
    place: 'Place',
    equipment: 'Equipment',
    missing: 'Missing',
    lootAndMore: 'Loot and special tokens',
    specials: { tunnel: 'tunnel', padlock: 'padlock', car: 'car' },
    burglar: 'Burglar',
    favours: 'Favours',
    matchmaker: 'Matchmaker',
    yes: 'yes',
    colour: 'Colour',
    tokens: 'Tokens',
    moves: {
      ally: 'Ally two colours',
      take: 'Take a token',
      at: 'Place the token',
      tunnel: 'Move a tunnel, for a favour',
      padlock: 'Move the padlock, for a favour',
      car: 'Drive the car, for a favour',
      loot: 'Move loot, for a favour',
      carry: 'What the car carries',
      return: 'The tunnel that goes back',
    },
  },
  /** The score sheet. */
  sheet: {
    colour: 'Burglar',
    secret: 'secret',
    favours: 'Favours',
    own: 'Own colour',
    piles: 'The colours’ piles',
    colours: { R: 'red', P: 'purple', G: 'green', B: 'black', Y: 'yellow' },
  },
};

export type Words = typeof words;
