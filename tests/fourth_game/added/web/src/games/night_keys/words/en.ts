// Night Keys in English.

import { counted } from '../../../languages/en/grammar';
import type { Case } from '../view';

const JEWELS: Record<Case, [one: string, many: string]> = {
  A: ['amethyst', 'amethysts'],
  D: ['diamond', 'diamonds'],
  R: ['ruby', 'rubies'],
  S: ['sapphire', 'sapphires'],
};

export const words = {
  title: 'Night Keys',
  summary: 'Open a case at night and take all its jewels, unless somebody else has the same idea.',
  options: { nights: { name: 'Nights', help: 'Nights in a game (NK-2.1).', values: {} } },

  night: (finished: number, nights: number) => `Night ${Math.min(finished + 1, nights)} of ${nights}`,
  kind: (letter: Case) => JEWELS[letter][1],
  jewels: (n: number, letter: Case) => counted(n, ...JEWELS[letter]),
  worth: (points: number) => counted(points, 'point', 'points'),
  each: (points: number) => `${points} each`,
  keysUsed: (n: number) => `${counted(n, 'key', 'keys')} used`,
  keysHeld: (n: number) => counted(n, 'key', 'keys'),
  use: (letter: Case) => `Use a key for the ${JEWELS[letter][1]}`,
  useForesight: (n: number, letter: Case) =>
    `Take ${counted(n, ...JEWELS[letter])} tonight, if you are the only one with this key.`,

  you: 'You',
  asked: { me: 'your choice', other: 'choosing' },
  hasChosen: 'has chosen',
  noLoot: 'no jewels yet',
  hand: 'Your keys',
  youChose: (letter: Case) => `You chose the key for the ${JEWELS[letter][1]}; the others don’t know.`,
  hint: { choose: 'Press the case that you would open tonight.', over: 'The last night is over.' },

  text: {
    cases: 'Cases',
    inCase: 'Jewels',
    worth: 'Worth',
    used: 'Keys used',
    players: 'Players',
    loot: 'Loot',
    keys: 'Keys',
  },
  sheet: { loot: 'Loot' },
};

export type Words = typeof words;
