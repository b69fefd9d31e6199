// What the boards read from a view and its story.

import { describe, expect, test } from 'vitest';
import { grainOf } from '../src/games/master_thieves/art/grain';
import { shade } from '../src/art/palette';
import { allyMove, canPick, lootCounts, pickedBy, firstPartOf } from '../src/games/gentlemen_thieves/moves';
import { majority, type GentlemenState } from '../src/games/gentlemen_thieves/state';
import { lastDrawer } from '../src/games/master_thieves/news';
import { quarterTurns } from '../src/games/master_thieves/state';
import { fateInWords, lastScores, lastTurn } from '../src/games/shadow_thief/trail';
import type { StoryEvent } from '../src/protocol';
import { games } from '../src/games';
import { decidedBy } from '../src/games/score';

const told = (event: string, details: Record<string, unknown> = {}): StoryEvent => ({
  ply: 0,
  text: `${event}.`,
  event,
  ...details,
});

describe('The Shadow Thief: what became of the last turn', () => {
  const turn = [
    told('chose', { seat: 0 }),
    told('chose', { seat: 1 }),
    told('revealed', { seat: 0, card: 'TR' }),
    told('revealed', { seat: 1, card: 'R7' }),
  ];

  test('a stolen jewel names the thief, and the thief its victim', () => {
    const fates = lastTurn([...turn, told('stole', { seat: 0, card: 'R7', other: 1 })]);
    expect(fateInWords(fates.get(1)!, ['Ada', 'Bo'])).toBe('Taken by Ada');
    expect(fateInWords(fates.get(0)!, ['Ada', 'Bo'])).toBe('Took from Bo');
  });

  test('added jewels lie with the first one', () => {
    const fates = lastTurn([...turn, told('added', { seat: 1, card: 'R2' }), told('stored', { seat: 1, jewels: 2 })]);
    expect(fates.get(1)).toEqual({ card: 'R7', fate: 'stored', added: ['R2'] });
  });

  test('it stays until the next cards are revealed', () => {
    const next = [...turn, told('cancelled', { seat: 1, card: 'R7' }), told('chose', { seat: 1 })];
    expect(lastTurn(next).get(1)?.fate).toBe('cancelled');
    expect(lastTurn([...next, told('revealed', { seat: 0, card: 'S5' })]).has(1)).toBe(false);
  });

  test('a new hand begins with nothing', () => {
    expect(lastTurn([...turn, told('hand_began', { hand: 1 })]).size).toBe(0);
  });

  test('points of an earlier hand are no news', () => {
    const story = [
      told('hand_ended'),
      told('scored', { seat: 0, points: 9 }),
      told('hand_ended'),
      told('scored', { seat: 1, points: 4 }),
    ];
    expect([...lastScores(story)]).toEqual([[1, 4]]);
  });
});

describe('Master Thieves', () => {
  test.each([
    ['ABCD', 'ABCD', 0],
    ['ABCD', 'DABC', 1],
    ['ABCD', 'CDAB', 2],
    ['ABCD', 'BCDA', 3],
    ['ABCD', 'ADCB', null],
  ])('from %s to %s is %s quarter turns clockwise', (before, after, turns) => {
    expect(quarterTurns(before, after)).toBe(turns);
  });

  test('the last drawer is told with what lay in it and what fell, up to the next round', () => {
    const opened = { seat: 2, position: 'TN', drawer: 'A' };
    const story = [
      told('opened', { seat: 1, position: 'BS', drawer: 'K' }),
      told('opened', opened),
      told('lies', { diamonds: 1, sapphires: 0 }),
      told('fell', { diamonds: 0, sapphires: 2 }),
      told('left_box', { seat: 2 }),
      told('round_ended', { round: 0 }),
    ];
    expect(lastDrawer(story)).toEqual({
      ...opened,
      lay: { diamonds: 1, sapphires: 0 },
      fell: { diamonds: 0, sapphires: 2 },
      told: ['left_box.'],
    });
    expect(lastDrawer([])).toBeNull();
  });

  test('every drawer has a grain of its own, and always the same', () => {
    const grains = [...'ABCDEFGHIJKL'].map((drawer) => JSON.stringify(grainOf(drawer)));
    expect(new Set(grains).size).toBe(12);
    expect(grainOf('C')).toEqual(grainOf('C'));
  });
});

describe('Gentlemen Thieves: moves in two steps', () => {
  const legal = ['draw', 'car centre>bank', 'loot 1 bank>opera', 'loot 2 bank>opera', 'tunnel manor>bank'];

  test('a step is picked if a legal move begins with it', () => {
    expect(canPick(firstPartOf('car', 'centre'), legal)).toBe(true);
    expect(canPick(firstPartOf('padlock', 'museum'), legal)).toBe(false);
  });

  test('a step says what was picked up, and where', () => {
    expect(pickedBy(firstPartOf('loot', 'bank', 2))).toEqual({ what: 'loot', count: 2, from: 'bank' });
    expect(pickedBy('car centre')).toEqual({ what: 'car', count: 1, from: 'centre' });
    expect(pickedBy('ally R')).toBeNull();
    expect(pickedBy(null)).toBeNull();
  });

  test('as many loot tokens can be moved as a legal move moves', () => {
    expect(lootCounts('bank', legal)).toEqual([1, 2]);
    expect(lootCounts('opera', legal)).toEqual([]);
  });

  test('allies are named in the order of the rulebook, whichever was pressed first', () => {
    expect(allyMove('Y', 'P')).toBe('ally PY');
  });

  test('joined places are counted together', () => {
    const game = {
      alliance: ['R', 'B'],
      places: { manor: { tokens: ['Rm', 'Yg'], loot: 0 }, opera: { tokens: ['Bc'], loot: 3 } },
    } as unknown as GentlemenState;
    expect(majority(game, ['manor'])).toEqual([1, 1]);
    expect(majority(game, ['manor', 'opera'])).toEqual([2, 1]);
  });
});

test('a shade lies on the way to white or to black', () => {
  expect(shade('#808080', 1)).toBe('#ffffff');
  expect(shade('#808080', -1)).toBe('#000000');
  expect(shade('#204060', 0)).toBe('#204060');
});

describe('Why somebody has won', () => {
  const result = (scores: number[]) => ({ scores, winners: [0], end: 'MT-6.1' });

  test('the count decides', () =>
    expect(decidedBy(games['master_thieves']?.score, result([9, 4, 4]))).toEqual(['MT-7.1']));

  test('where it leaves a tie, what breaks it is named as well', () => {
    expect(decidedBy(games['gentlemen_thieves']?.score, result([9, 9, 4]))).toEqual(['GT-6.2', 'GT-6.3']);
    expect(decidedBy(games['shadow_thief']?.score, result([9, 9]))).toEqual(['SD-2.1']);
  });

  test('of a game that this page does not know nothing is said', () =>
    expect(decidedBy(games['chess']?.score, result([1]))).toEqual([]));
});
