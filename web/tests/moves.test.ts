// Every move of every game is understood by its board, and nothing else is.

import { describe, expect, test } from 'vitest';
import { parseMove as parseGentlemen } from '../src/games/gentlemen_thieves/moves';
import { parseMove as parseMaster } from '../src/games/master_thieves/moves';
import { parseMove as parseShadow } from '../src/games/shadow_thief/moves';
import moves from './fixtures/moves.json';

/** What a move was read as, written again. */
function spell(move: Record<string, unknown>): string {
  const { verb, ...what } = move;
  if ('to' in what) {
    const count = verb === 'loot' ? `${String(what['count'])} ` : '';
    return `${String(verb)} ${count}${String(what['from'])}>${String(what['to'])}`;
  }
  const [object] = Object.values(what);
  return [verb, Array.isArray(object) ? object.join('') : object].filter((word) => word !== undefined).join(' ');
}

describe.each([
  ['shadow_thief', parseShadow, moves.shadow_thief],
  ['master_thieves', parseMaster, moves.master_thieves],
  ['gentlemen_thieves', parseGentlemen, moves.gentlemen_thieves],
] as const)('%s', (_, parse, all) => {
  test('every move is read, and says again what it said', () => {
    expect(all.map((move) => spell(parse(move)))).toEqual(all);
  });

  test.each([
    '',
    'play',
    'play R11',
    'play S3',
    'steal 7',
    'ally YR',
    'at centre',
    'loot 9 bank>opera',
    'open XN',
    'turn left',
  ])('%j is no move', (text) => {
    expect(() => parse(text)).toThrow('has no move');
  });
});
