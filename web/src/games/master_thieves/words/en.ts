// Master Thieves in English.

import { counted, list } from '../../../languages/en/grammar';
import type { GemCounts, Level, Side } from '../state';
import type { Card, Character, Face, Imitation, Position } from '../view';

const LEVEL_NAMES: Record<Level, string> = { T: 'top', M: 'middle', B: 'bottom' };
const SIDE_NAMES: Record<Side, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };

export function positionName(position: Position): string {
  return `${LEVEL_NAMES[position[0] as Level]} ${SIDE_NAMES[position[1] as Side]}`;
}

const CHARACTERS: Record<Character, string> = {
  smuggler: 'smuggler',
  jeweller: 'jeweller',
  gemologist: 'gemologist',
  thief: 'thief',
  'master-thief': 'master thief',
  detective: 'detective',
};
export const GEMS: Record<Imitation, string> = { diamond: 'diamond', sapphire: 'sapphire' };

export function characterName(character: Character): string {
  return CHARACTERS[character];
}

export function gemsInWords(gems: GemCounts): string {
  const parts = [
    gems.diamonds ? counted(gems.diamonds, 'diamond', 'diamonds') : '',
    gems.sapphires ? counted(gems.sapphires, 'sapphire', 'sapphires') : '',
    gems.rubies ? counted(gems.rubies, 'ruby', 'rubies') : '',
  ].filter(Boolean);
  return list(parts) || 'nothing';
}

export function faceInWords(face: Face): string {
  const more = [face.alarm === null ? '' : 'an alarm', face.ruby ? 'a ruby behind' : ''].filter(Boolean);
  const gems = face.diamonds || face.sapphires || more.length === 0 ? [gemsInWords(face)] : [];
  return [...gems, ...more].join(', ');
}

/** What a character does, in a sentence. */
const DEEDS: Record<Character, string> = {
  smuggler:
    'goes first: moves the gems of a drawer to the red pillow, and shares what lies there unless there are more detectives.',
  jeweller: 'places an imitation in a drawer, and may guard it with the alarm.',
  gemologist: 'places an imitation even if gems fall, and may add one for each detective.',
  thief: 'takes all gems that lie in the upper face of a drawer.',
  'master-thief': 'takes the gems, or searches for a ruby behind them.',
  detective: 'opens no drawer: gets a share of the red pillow at the end of the round.',
};

const cards = (held: readonly Card[]): string =>
  held.map((card) => `${characterName(card.character)} ${card.number ?? '?'}`).join(', ');

export const words = {
  title: 'Master Thieves',
  summary: 'Slip your imitations into the jewel box, where they become true gems, and steal those of the others.',
  options: {
    edition: {
      name: 'Edition',
      help: 'Whose rules: English, French or Italian (MT-8).',
      values: { en: 'English', fr: 'French', it: 'Italian' },
    },
    one_box_action: { name: 'One box action', help: 'Rotate the box or turn it over, not both (MT-4.6).', values: {} },
  },

  characterName,
  gems: gemsInWords,
  rotations: {
    'top-left': 'Rotate the top level to the left',
    'top-right': 'Rotate the top level to the right',
    'two-left': 'Rotate the top two levels to the left',
    'two-right': 'Rotate the top two levels to the right',
  },

  you: 'You',
  heading: {
    over: (rounds: number) => `The game is over after ${counted(rounds, 'round', 'rounds')}`,
    preparing: 'The box is being filled',
    round: (round: number, cycle: number) => `Round ${round + 1} · cycle ${cycle + 1}`,
  },
  hints: {
    fill: 'Press the drawer for your diamond.',
    handle: 'Press an arrow on a level, turn the box over, or be done.',
    choose: 'Press the card you play in this round.',
    open: 'Press the drawer to open.',
    place: 'Press an imitation on your white pillow.',
    alarm: 'Press your alarm to set it.',
    take: 'Press what lies in front to take it, or the dark part behind to search.',
    ruby: 'Take the ruby, or leave it.',
    pick: 'Press a gem on the red pillow.',
    over: '',
  },

  levels: { T: 'Top', M: 'Middle', B: 'Bottom' },
  level: (level: Level) => `${LEVEL_NAMES[level]} level`,
  /** `long` is null where it is not shown. */
  drawer: (drawer: string, position: Position, long: boolean | null) =>
    `${long === null ? '' : long ? 'long ' : 'short '}drawer ${drawer}, ${positionName(position)}`,
  known: (up: Face, down: Face) => `; up: ${faceInWords(up)}; down: ${faceInWords(down)}`,
  fill: (drawer: string) => `Put a diamond into the ${drawer}`,
  fillForesight: (drawer: string) =>
    `Put a diamond into the upper face of the ${drawer}; gems in its lower face fall onto the red pillow.`,
  open: (drawer: string) => `Open the ${drawer}`,
  openForesight: (drawer: string) => `Open the ${drawer}: all that is in its lower face falls out.`,
  rotateForesight: (label: string, way: 'left' | 'right') =>
    `${label}: north goes ${way === 'right' ? 'east' : 'west'}.`,
  turn: 'Turn the box over',
  turnShort: 'Turn over',
  turnForesight:
    'Turn the box upside down: top and bottom swap, east and west swap, and the upper face of every drawer becomes its lower one.',
  turnAnyway: 'Turn over, and give up the rotation?',
  rotateAnyway: 'Rotate, and give up turning over?',
  done: 'Done',
  doneLabel: 'Done: leave the box as it is',
  doneForesight: 'Leave the box as it is.',

  openDrawer: 'The open drawer',
  openTitle: (drawer: string, position: Position, long: boolean | null) =>
    `Drawer ${drawer}, ${positionName(position)}${long === null ? '' : long ? ', long' : ', short'}`,
  lastTitle: (drawer: string, position: Position, name: string) =>
    `Last opened: drawer ${drawer}, ${positionName(position)}, by ${name}`,
  allClosed: 'All drawers are closed.',
  lay: 'Inside',
  fell: 'Fell out',
  empty: 'empty',
  behind: 'Behind',
  ruby: 'A ruby',
  search: 'Search for a secret compartment',
  searchForesight:
    'Pull the drawer further: if a ruby falls from the lower face, you get nothing at all; otherwise you take the gems here, and may find a ruby.',
  take: 'Take the gems that lie in the drawer',
  takeShort: 'Take',
  takeForesight: 'Take the gems of the upper front compartment onto your black pillow, and close the drawer.',
  placeNothing: 'Place nothing',
  placeNothingForesight: 'Place no imitation.',
  noAlarm: 'Set no alarm',
  noAlarmForesight: 'Keep your alarm.',
  takeRuby: 'Take the ruby',
  takeRubyForesight: 'The ruby goes onto your black pillow: four points.',
  leaveRuby: 'Leave the ruby',
  leaveRubyShort: 'Leave it',
  leaveRubyForesight: 'The ruby stays where it is.',

  look: {
    in3D: '3D',
    in3DLabel: '3D view of the box',
    flat: '2D',
    flatLabel: '2D view of the box',
    slow: '3D is too slow on this device: the box is shown flat.',
  },

  redPillow: 'Red pillow',
  whitePillow: 'Your imitations',
  blackPillow: 'Your black pillow',
  pillow: (title: string, gems: GemCounts) => `${title}: ${gemsInWords(gems)}`,
  place: (gem: Imitation) => `Place an imitation ${GEMS[gem]}`,
  placeForesight: (gem: Imitation) => `Place an imitation ${GEMS[gem]} in the open drawer.`,
  pick: (gem: Imitation) => `Pick a ${GEMS[gem]}`,
  pickForesight: (gem: Imitation) => `Pick a ${GEMS[gem]}: it goes onto your black pillow.`,

  round: 'This round',
  gemFell: 'a gem fell',
  yetToAct: 'yet to act',
  faceDown: (names: readonly string[]) => `Face down: ${list(names)}`,

  mine: 'Your side of the table',
  cards: 'Your cards',
  alarm: { ready: 'Your alarm', set: 'Alarm set' },
  setAlarm: 'Set your alarm in the drawer',
  setAlarmForesight:
    'Your alarm goes into the drawer: if another player makes gems fall out with it, they go to your black pillow; if you do, to the red one.',
  unplaced: (diamonds: number) => `${counted(diamonds, 'diamond', 'diamonds')} to place`,
  choose: (card: Card) => `Choose the ${characterName(card.character)}, number ${card.number}`,
  chooseForesight: (character: Character) => `The ${characterName(character)} ${DEEDS[character]}`,
  secret: 'your secret',
  played: 'played',

  hasCard: (card: Card) => `${characterName(card.character)} ${card.number ?? ''}`,
  hasChosen: 'has chosen a card',
  hasNotChosen: 'has not chosen',
  imitations: 'Imitations',
  stolen: 'Stolen',
  seat: (alarm: boolean, held: number) =>
    `${alarm ? 'alarm at hand' : 'alarm set'} · ${counted(held, 'card', 'cards')}`,
  hasPlayed: (held: readonly Card[]) => `Played: ${cards(held)}`,
  holds: (held: readonly Card[]) => `Holds: ${cards(held)}`,

  /** The table in words. */
  text: {
    upright: 'The box stands upright.',
    turned: 'The box stands upside down.',
    unknown: 'unknown',
    front: 'In front',
    alarmOf: (name: string) => `An alarm lies in it: ${name}`,
    box: 'The box',
    level: 'Level',
    sides: { N: 'North', E: 'East', S: 'South', W: 'West' },
    drawer: (drawer: string, long: boolean | null) => drawer + (long === null ? '' : long ? ', long' : ', short'),
    open: 'open',
    character: 'Character',
    playedBy: 'Played by',
    card: 'Card',
    alarm: 'Alarm',
    alarmReady: 'at hand',
    alarmSet: 'in a drawer',
    cards: 'Cards in hand',
    moves: {
      fill: 'Put a diamond into a drawer',
      open: 'Open a drawer',
      handle: 'Handle the box',
      choose: 'Choose a card',
      place: 'Place an imitation',
      pick: 'Take your share',
      alarm: 'Your alarm',
      take: 'At the open drawer',
    },
  },
  /** The score sheet. */
  sheet: {
    true: 'True gems',
    imitations: 'Imitations',
    gems: { diamonds: 'diamonds', sapphires: 'sapphires', rubies: 'rubies' },
  },
};

export type Words = typeof words;
