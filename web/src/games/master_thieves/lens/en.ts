// What must be remembered in Master Thieves: in English.

import { counted, list, percent } from '../../../languages/en/grammar';
import type { Grain, Position } from '../view';
import { faceInWords, positionName } from '../words/en';

const some = (n: number, one: string, many: string): string[] => (n ? [counted(n, one, many)] : []);

export const words = {
  help: 'All saw what went into the drawers, and must remember it. The bar: how likely it is forgotten by now, if a memory fades a little with every rotation, turn and round.',
  ask: 'Ask me',
  showAll: 'Show all',
  show: 'Show',
  showLabel: (drawer: Grain, position: Position) => `Show what lies in drawer ${drawer}, ${positionName(position)}`,
  knew: 'I knew it',
  forgot: 'I didn’t',
  tally: (known: number, asked: number) =>
    asked ? `You knew ${known} of ${asked}.` : 'Recall what lies in a drawer, then look.',
  up: 'On top',
  down: 'Below',
  face: faceInWords,
  forgotten: 'Perhaps forgotten:',
  neverOpen: 'Not opened yet.',
  lastOpen: (move: number, position: Position) => `Last open: move ${move}, ${positionName(position)}.`,
  since: (rotations: number, turns: number, rounds: number) =>
    rotations + turns + rounds
      ? `Since then: ${list([...some(rotations, 'rotation', 'rotations'), ...(turns ? [`turned over ${turns === 1 ? 'once' : counted(turns, 'time', 'times')}`] : []), ...some(rounds, 'new round', 'new rounds')])}.`
      : 'Nothing has moved since.',
  faceDown: 'Cards face down',
  percent,
};

export type Words = typeof words;
