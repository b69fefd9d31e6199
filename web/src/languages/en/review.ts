// A finished game, judged.

import { figuresOf } from '../figures';

const { change, count, percent, within } = figuresOf('en-GB');

export const review = {
  title: 'Review',
  making: 'The mastermind is looking at every decision of the game …',
  leave: 'You may leave this page: the work goes on, and the review is there when you come back.',
  progress: 'Progress of the review',
  again: (why: string) => `${why} We’ll ask again by ourselves.`,
  percent,
  change,

  chances: 'Chances to win',
  curve: 'Chances to win, move by move',
  curveHelp: 'A tap on the curve or the arrow keys lead to a move.',
  move: (n: number) => `Move ${n}`,
  deal: 'After the deal',
  chanceOf: (name: string, chance: number) => `${name} ${percent(chance)}`,
  choose: 'Whose game',
  now: 'Now',
  accuracy: 'Accuracy',
  luck: 'Luck',
  figures: (chance: number, accuracy: number | null, luck: number) =>
    `chance to win now ${percent(chance)}, ${accuracy === null ? 'no choices' : `accuracy ${count(Math.round(accuracy))} of 100`}, luck ${change(luck)}`,
  count: (n: number) => count(Math.round(n)),

  swings: (name: string) => `What moved the chances of ${name}`,
  decisions: 'Decisions',
  decisionsHelp: 'Full bars: own decisions. Pale bars: those of others.',
  table: 'The curve as a table',
  played: 'Played',

  verdicts: { best: 'Best move', good: 'Good', slip: 'Slip', mistake: 'Mistake', blunder: 'Blunder' },
  atStart: 'The cards are dealt. From here on every move is judged.',
  noChoice: 'There was no other move.',
  would: (move: string) => `The mastermind would have played: ${move}`,
  cost: (cost: number, error: number) => `Cost: ${percent(cost)} (${within(error)}) of the chance to win`,
  value: (value: number, error: number) => `${percent(value)} ${within(error)}`,
  roughly: (value: number) => `about ${percent(value)}`,
  moves: 'Chance to win after each move, as far as this player could know',
  isBest: 'best',
  isPlayed: 'played',

  turning: 'Turning points',
  by: { luck: 'by luck', decision: 'by a decision' },

  makings: 'What the result is made of',
  parts: {
    start: 'Chance before the deal',
    deal: 'Luck: the deal',
    draws: 'Luck: what chance did later',
    secrets: 'Luck: what others had hidden',
    decisions: 'Own decisions',
    rivals: 'Decisions of the others',
    share: 'Share of the win',
  },
  bestMoves: 'Best moves',
  bestBy: (margin: number) => `better than the next by ${percent(margin)}`,
  noBest: 'No move stood out.',
  costlyMoves: 'Most costly moves',
  costBy: (cost: number) => `cost ${percent(cost)}`,
  noCostly: 'No costly moves: well played!',

  judged: 'Who judged, and how',
  byChances: {
    critic: 'The chances and the luck are judged by a net that sees all cards.',
    mind: 'The chances and the luck are judged by the game’s own estimate, which sees all cards.',
    playouts: 'The chances and the luck come from many games that were played on from each position.',
  },
  byDecisions: {
    search: 'Decisions are judged by a search that knows no more than the player did',
    'net-search': 'Decisions are judged by a search with a net, which knows no more than the player did',
  },
  simulations: (judge: string, n: number) => `${judge}: ${count(n)} simulations for each.`,
  intervals:
    'All figures are estimates. Behind ± stands half of the 95% interval; a difference within it counts as none.',
  thorough: 'Look more closely',
  thoroughHelp: 'Ten times the thought: this takes some minutes.',
  isThorough: 'This is the thorough review.',

  quiz: {
    title: 'Find the better move',
    start: (name: string) => `Find the better moves of ${name}`,
    at: (n: number, all: number) => `${n} of ${all}`,
    ask: (name: string) => `You sit in the place of ${name}, and see what ${name} saw. What do you play?`,
    right: (move: string) => `Right: ${move}.`,
    nearly: (move: string, best: string) => `Well found: ${move} is about as good as the mastermind’s ${best}.`,
    gain: (gain: number) => `That is ${percent(gain)} more of the chance to win than in the game.`,
    wasPlayed: (move: string) => `${move}: that was played in the game. There is a better move.`,
    wrong: (move: string) => `${move}: not the best here. Try another one.`,
    shown: (move: string) => `The mastermind plays: ${move}.`,
    show: 'Show me',
    next: 'Next position',
    finish: 'To the result',
    result: (found: number, all: number) => `You found ${found} of ${all} by yourself.`,
    allFound: 'All of them found. Well done!',
    again: 'Once more',
    leave: 'Back to the review',
  },
};

export type Review = typeof review;
