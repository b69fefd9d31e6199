// Every move of every game, as its words.

import { expect, expectTypeOf, test } from 'vitest';
import type { Move as GentlemenMove, Token } from '../src/games/gentlemen_thieves/view';
import { moveWords, type MoveWords } from '../src/games/moveWords';
import type { Card, Move as ShadowMove } from '../src/games/shadow_thief/view';
import moves from './fixtures/moves.json';

test('a move is its words, parted by spaces and by where it leads from and to', () => {
  expect(moveWords('done')).toEqual(['done']);
  expect(moveWords('play R7')).toEqual(['play', 'R7']);
  expect(moveWords('car centre>bank')).toEqual(['car', 'centre', 'bank']);
  expect(moveWords('loot 2 bank>opera')).toEqual(['loot', '2', 'bank', 'opera']);
});

test.each(Object.entries(moves))('%s: no move is without words', (_, all) => {
  for (const move of all) expect(moveWords(move).every(Boolean), move).toBe(true);
});

test('the types know what follows a word', () => {
  type Played = Extract<MoveWords<ShadowMove>, ['play', string]>[1];
  type Taken = Extract<MoveWords<GentlemenMove>, ['take', string]>[1];
  expectTypeOf<Played>().toEqualTypeOf<Card>();
  expectTypeOf<Taken>().toEqualTypeOf<Token>();
});
