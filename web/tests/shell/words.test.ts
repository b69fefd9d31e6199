import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { keepTable, ownTable, wordToCarry } from '../../src/lib/own';
import { Sitting } from '../../src/lib/sitting.svelte';
import { carriedWord, drawWord, hashOf, tellWords, verdictInPlay, verdictOf } from '../../src/lib/words';
import type { View } from '../../src/protocol';
import { view } from './views';

const WORDS = ['a1', 'b2', 'c3'].map((part) => part.repeat(32));
const HASHES = WORDS.map(hashOf);
const [SEED, NONCE] = ['5eed', 'once'];
const COMMITMENT = hashOf(`${SEED}:${NONCE}`);

/** A table of two seats that asks for words, each seat with its hash. */
function asking(change: Partial<View> = {}, hashes: (string | undefined)[] = HASHES): View {
  const seats = view().seats.map((seat) => ({
    ...seat,
    ...(hashes[seat.seat] ? { word_hash: hashes[seat.seat] } : {}),
  }));
  return view({ status: 'waiting', commitment: COMMITMENT, seats, words_due: [0, 1], ...change });
}

const told = vi.spyOn(api, 'word');

beforeEach(() => {
  localStorage.clear();
  told.mockReset().mockResolvedValue('{}');
  keepTable({
    table: 't1',
    game: 'shadow_thief',
    commitment: COMMITMENT,
    seats: [{ seat: 0, token: 'x', word: WORDS[0] }],
  });
});

test('a hash is SHA-256 in hexadecimal', () => {
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('words are of 64 hexadecimal digits, and never the same', () => {
  const words = Array.from({ length: 20 }, drawWord);
  expect(new Set(words).size).toBe(20);
  for (const word of words) expect(word).toMatch(/^[0-9a-f]{64}$/);
});

describe('a word is told', () => {
  test('when the table asks for it, with the hash of the next one', async () => {
    await tellWords(asking());
    const next = ownTable('t1')?.seats[0]?.next;
    expect(told.mock.calls).toEqual([['t1', 'x', { word: WORDS[0], next_hash: hashOf(next!) }]]);
    expect(ownTable('t1')?.hashes).toEqual(HASHES.slice(0, 2));
  });

  test('for every seat of a hot seat', async () => {
    keepTable({ table: 't1', seats: [{ seat: 1, token: 'y', word: WORDS[1] }] });
    await tellWords(asking());
    expect(told.mock.calls.map(([, token, { word }]) => [token, word])).toEqual([
      ['x', WORDS[0]],
      ['y', WORDS[1]],
    ]);
  });

  test('once, however many views ask for it meanwhile', async () => {
    await Promise.all([tellWords(asking()), tellWords(asking())]);
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('again if it did not arrive, with the same next one', async () => {
    told.mockRejectedValueOnce(new Error('offline'));
    await tellWords(asking());
    await tellWords(asking());
    expect(told).toHaveBeenCalledTimes(2);
    expect(told.mock.calls[0]).toEqual(told.mock.calls[1]);
  });

  const others: [string, View][] = [
    ['nobody asks for it', asking({ words_due: [1] })],
    ['the table has another commitment than at first', asking({ commitment: hashOf('other') })],
    ['the seat has shown another hash', asking({}, [HASHES[2], HASHES[1]])],
  ];
  test.each(others)('but not if %s', async (_, shown) => {
    await tellWords(shown);
    expect(told).not.toHaveBeenCalled();
  });

  test('but not a second time to a company that has changed since', async () => {
    await tellWords(asking());
    await tellWords(asking({}, [HASHES[0], HASHES[2]]));
    expect(told).toHaveBeenCalledTimes(1);
  });
});

test('at the next table the next word is told, and the old one stays to compare with', async () => {
  await tellWords(asking());
  const { next } = ownTable('t1')!.seats[0]!;
  vi.spyOn(api, 'view').mockResolvedValue(asking({ table: 't2', commitment: 'new' }, [hashOf(next!)]));
  await new Sitting('t1', { told: () => undefined, refused: () => undefined }).moveTo('t2');
  expect(told.mock.calls[1]).toMatchObject(['t2', 'x', { word: next }]);
  expect(ownTable('t1')?.seats[0]).toMatchObject({ word: WORDS[0], next });
});

test('whoever only watches does not move to the next table by itself', async () => {
  localStorage.clear();
  await new Sitting('t1', { told: () => undefined, refused: () => undefined }).moveTo('t2');
  expect(ownTable('t2')).toBeNull();
});

test('a link carries the word that is not told yet', async () => {
  const carried = () => wordToCarry(ownTable('t1')?.seats[0]);
  expect(carriedWord(carried(), 0, asking())).toEqual({ word: WORDS[0] });
  await tellWords(asking());
  expect(carriedWord(carried(), 0, asking())).toEqual({ next: ownTable('t1')?.seats[0]?.next });
  expect(carriedWord(undefined, 0, asking())).toEqual({});
});

describe('while the game goes on', () => {
  const playing = (change: Partial<View> = {}) => ({ ...asking({ status: 'playing' }), ...change });

  test('a device without words has nothing to say', () => {
    localStorage.clear();
    expect(verdictInPlay(playing())).toBeNull();
  });

  test('a device took part, or was left out, or sees that something was changed', async () => {
    await tellWords(asking());
    expect(verdictInPlay(playing())).toBe('tookPart');
    expect(verdictInPlay(playing({ seats: playing().seats.map((seat) => ({ ...seat, word_missing: true })) }))).toBe(
      'without',
    );
    expect(verdictInPlay(playing({ commitment: 'other' }))).toBe('differs');
    expect(verdictInPlay({ ...asking({ status: 'playing' }, [HASHES[0], HASHES[2]]) })).toBe('differs');
  });
});

describe('when the game is over', () => {
  const record = {
    seed: SEED,
    nonce: NONCE,
    commitment: COMMITMENT,
    words: WORDS.slice(0, 2),
    word_hashes: HASHES.slice(0, 2),
  };
  beforeEach(() => tellWords(asking()));

  test('a record that keeps what was sealed agrees', () => {
    expect(verdictOf(record, 't1')).toBe('agrees');
    expect(verdictOf({ ...record, words: [WORDS[0]!, null] }, 't1')).toBe('agrees');
  });

  test('a record without our word was dealt without us', () => {
    expect(verdictOf({ ...record, words: [null, WORDS[1]!] }, 't1')).toBe('without');
  });

  test.each([
    ['seed', { seed: 'other' }],
    ['commitment', { seed: 'other', commitment: hashOf(`other:${NONCE}`) }],
    ['word of another', { words: [WORDS[0]!, WORDS[2]!] }],
    ['word and hash of another', { words: [WORDS[0]!, WORDS[2]!], word_hashes: [HASHES[0]!, HASHES[2]!] }],
    ['seat that was added', { words: WORDS, word_hashes: HASHES }],
    ['record without words', { words: undefined, word_hashes: undefined }],
  ])('another %s differs', (_, change) => {
    expect(verdictOf({ ...record, ...change }, 't1')).toBe('differs');
  });
});
