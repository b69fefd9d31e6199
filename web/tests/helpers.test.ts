// What the boards read from a view and its story.

import { describe, expect, test } from 'vitest';
import { grainOf } from '../src/games/master_thieves/art/grain';
import { shade } from '../src/art/palette';
import { allyMove, canPick, lootCounts, pickedBy, firstPartOf } from '../src/games/gentlemen_thieves/moves';
import { majority } from '../src/games/gentlemen_thieves/state';
import { lastDrawer } from '../src/games/master_thieves/news';
import { quarterTurns } from '../src/games/master_thieves/state';
import { fateInWords, lastScores, lastTurn } from '../src/games/shadow_thief/trail';
import type { View as MasterView } from '../src/games/master_thieves/view';
import type { View as ShadowView } from '../src/games/shadow_thief/view';
import type { Move, State } from '../src/games/gentlemen_thieves/view';

type Story = ShadowView['story'];
type Drawers = MasterView['story'];

/** What the tables tell beside an event's details. */
const SAID = { ply: 0, text: 'Said.' };

describe('The Shadow Thief: what became of the last turn', () => {
  const turn: Story = [
    { ...SAID, event: 'chose', seat: 0 },
    { ...SAID, event: 'chose', seat: 1 },
    { ...SAID, event: 'revealed', seat: 0, card: 'TR' },
    { ...SAID, event: 'revealed', seat: 1, card: 'R7' },
  ];

  test('a stolen jewel names the thief, and the thief its victim', () => {
    const fates = lastTurn([...turn, { ...SAID, event: 'stole', seat: 0, card: 'R7', other: 1 }]);
    expect(fateInWords(fates.get(1)!, ['Ada', 'Bo'])).toBe('Taken by Ada');
    expect(fateInWords(fates.get(0)!, ['Ada', 'Bo'])).toBe('Took from Bo');
  });

  test('added jewels lie with the first one', () => {
    const fates = lastTurn([
      ...turn,
      { ...SAID, event: 'added', seat: 1, card: 'R2' },
      { ...SAID, event: 'stored', seat: 1, jewels: 2, total: 2 },
    ]);
    expect(fates.get(1)).toEqual({ card: 'R7', fate: 'stored', added: ['R2'] });
  });

  test('it stays until the next cards are revealed', () => {
    const next: Story = [
      ...turn,
      { ...SAID, event: 'cancelled', seat: 1, card: 'R7' },
      { ...SAID, event: 'chose', seat: 1 },
    ];
    expect(lastTurn(next).get(1)?.fate).toBe('cancelled');
    expect(lastTurn([...next, { ...SAID, event: 'revealed', seat: 0, card: 'S5' }]).has(1)).toBe(false);
  });

  test('a new hand begins with nothing', () => {
    expect(lastTurn([...turn, { ...SAID, event: 'hand_began', hand: 1 }]).size).toBe(0);
  });

  test('points of an earlier hand are no news', () => {
    const story: Story = [
      { ...SAID, event: 'hand_ended', why: 0, hand: 0 },
      { ...SAID, event: 'scored', seat: 0, points: 9 },
      { ...SAID, event: 'hand_ended', why: 0, hand: 0 },
      { ...SAID, event: 'scored', seat: 1, points: 4 },
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
    const opened = { seat: 2, position: 'TN', drawer: 'A' } as const;
    const story: Drawers = [
      { ...SAID, event: 'opened', seat: 1, position: 'BS', drawer: 'K' },
      { ...SAID, event: 'opened', ...opened },
      { ...SAID, event: 'lies', diamonds: 1, sapphires: 0 },
      { ...SAID, event: 'fell', diamonds: 0, sapphires: 2 },
      { ...SAID, event: 'left_box', seat: 2 },
      { ...SAID, event: 'round_ended', round: 0 },
    ];
    expect(lastDrawer(story)).toEqual({
      ...opened,
      lay: { diamonds: 1, sapphires: 0 },
      fell: { diamonds: 0, sapphires: 2 },
      told: ['Said.'],
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
  const legal: Move[] = ['draw', 'car centre>bank', 'loot 1 bank>opera', 'loot 2 bank>opera', 'tunnel manor>bank'];

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
    } as unknown as State;
    expect(majority(game, ['manor'])).toEqual([1, 1]);
    expect(majority(game, ['manor', 'opera'])).toEqual([2, 1]);
  });
});

test('a shade lies on the way to white or to black', () => {
  expect(shade('#808080', 1)).toBe('#ffffff');
  expect(shade('#808080', -1)).toBe('#000000');
  expect(shade('#204060', 0)).toBe('#204060');
});
