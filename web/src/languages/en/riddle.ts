// The page of a riddle.

import { figuresOf } from '../figures';

const { count, percent, within } = figuresOf('en-GB');

export const riddle = {
  notYet: 'This riddle comes on its day.',
  toToday: 'Today’s riddle',
  number: (n: number) => `Riddle ${n}`,

  you: (name: string) => `You are ${name}`,
  ask: 'Which move is the best?',
  about: (name: string) =>
    `A real game between bots, up to this decision. You see what ${name} saw, and you can step back through all of it. One move is clearly the best: press it on the board.`,
  lookingBack: 'You are looking back.',
  toQuestion: 'Back to the question',

  right: (move: string) => `Yes: ${move}.`,
  wrong: (move: string, chance: number) => `“${move}” wins ${percent(chance)}: something is better.`,
  unlooked: (move: string) => `“${move}” is not among the best: something is better.`,
  shown: (move: string) => `The best move: ${move}.`,
  again: 'Try again, or let yourself be told.',
  show: 'Show the solution',
  why: 'See why',
  noSolution: 'The solution could not be fetched.',

  solution: 'The solution',
  margin: (margin: number, error: number) => `Better than the next move by ${percent(margin)} ${within(error)}.`,
  tempting: (move: string) => `Tempting: “${move}”. It looks best at first sight, and is not.`,
  isTempting: 'tempting',
  isTried: 'your try',
  judged: (name: string, simulations: number) =>
    `Judged by a tree search of ${count(simulations)} simulations that knew no more than ${name}. Behind ± stands half of the 95% interval.`,
  wholeGame: 'See the whole game',

  outcomes: {
    first: 'solved at the first try',
    later: (tries: number) => `solved at try ${tries}`,
    shown: 'solution shown',
    open: 'not solved yet',
  },
  streak: (n: number) => `${n} in a row`,
  share: 'Copy the result',
  shared: (n: number, outcome: string) => `Vendôme riddle ${n}: ${outcome}`,

  days: 'Other days',
  before: 'The day before',
  after: 'The day after',
};

export type RiddleTexts = typeof riddle;
