// This device's words: what it adds to the shuffle, so that nobody can pick a deal. It shows the hash of a word when
// somebody sits down, and tells the word when the table asks for it: then nobody can sit down any more, and the table
// and all other devices are bound by what they have shown.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { View } from '../protocol';
import { api } from './api';
import { keepTable, ownTable, type OwnSeat, type OwnTable } from './own';

/** SHA-256 in hexadecimal. The browser has its own only on pages that come over https. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export const drawWord = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

const hashesIn = (view: View): (string | null)[] => view.seats.map((seat) => seat.word_hash ?? null);

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, i) => one === others[i]);

/** Whether a table still shows what it showed when it was first seen, and when our words were told. */
function keepsItsSeal(own: OwnTable, view: View): boolean {
  if (own.commitment && own.commitment !== view.commitment) return false;
  return !own.hashes || isSame(own.hashes, hashesIn(view));
}

/** Somebody left before the game, when words had been told. The table then asks for the words that we promised to be
 * the next, because those are still unknown to all; and whoever sits down now is bound before they are told. */
function withNextWords(own: OwnTable, view: View): OwnTable {
  if (view.status !== 'waiting') return own;
  const isWanted = ({ seat, next }: OwnSeat) => next && hashOf(next) === view.seats[seat]?.word_hash;
  const renewed = own.seats.filter(isWanted).map((seat) => ({ ...seat, word: seat.next, next: undefined }));
  if (renewed.length === 0) return own;
  return keepTable({
    table: own.table,
    hashes: undefined,
    redrawn: (own.redrawn ?? 0) + 1,
    seats: renewed,
  });
}

const underWay = new Set<string>();

/** Tell the words of our seats that a table asks for, if it has kept its seal. */
export async function tellWords(view: View): Promise<void> {
  const kept = ownTable(view.table);
  const own = kept && withNextWords(kept, view);
  if (!own || !view.words_due || !keepsItsSeal(own, view)) return;
  const due = own.seats.filter(({ seat, word }) => {
    const isAsked = word && view.words_due?.includes(seat) && !underWay.has(word);
    return isAsked && hashOf(word) === view.seats[seat]?.word_hash; // if not, another device of ours has the word
  });
  await Promise.all(due.map((seat) => tell(view, seat)));
}

async function tell(view: View, seat: OwnSeat): Promise<void> {
  const word = seat.word!;
  const next = seat.next ?? drawWord();
  underWay.add(word);
  // Kept before it is told: this is what the table was bound by when it learned the word.
  keepTable({ table: view.table, commitment: view.commitment, hashes: hashesIn(view), seats: [{ ...seat, next }] });
  try {
    await api.word(view.table, seat.token, { word, next_hash: hashOf(next) });
  } catch {
    // The next view asks again, or shows that the game began without it.
  }
  underWay.delete(word);
}

/** A word that came with a link: for this game, or for the next. */
export function carriedWord(word: string | undefined, seat: number, view: View): Pick<OwnSeat, 'word' | 'next'> {
  if (!word) return {};
  return hashOf(word) === view.seats[seat]?.word_hash ? { word } : { next: word };
}

// -- was it fair? -------------------------------------------------------------------------------------

/** `without`: the deal was made without a word of ours. `differs`: something is not as it was sealed. */
export type Verdict = 'tookPart' | 'agrees' | 'without' | 'differs';

/** What a record tells of the shuffle. */
export interface Unsealed {
  seed: string;
  nonce: string;
  commitment: string;
  words?: (string | null)[];
  word_hashes?: (string | null)[];
}

/** What can be said while the game goes on; null for a device without words. */
export function verdictInPlay(view: View): Verdict | null {
  const own = ownTable(view.table);
  const mine = own?.seats.filter(({ word }) => word) ?? [];
  if (!own || mine.length === 0 || view.status === 'waiting') return null;
  if (!keepsItsSeal(own, view)) return 'differs';
  return mine.some(({ seat }) => view.seats[seat]?.word_missing) ? 'without' : 'tookPart';
}

/** Compare the record with what this device was shown and has told. That the cards follow from it, `vendome check --fair`
 * can say: it knows the rules. */
export function verdictOf(record: Unsealed, table: string): Verdict {
  const own = ownTable(table);
  const { words = [], word_hashes: hashes = [] } = record;
  const isSealed =
    record.commitment === own?.commitment &&
    record.commitment === hashOf(`${record.seed}:${record.nonce}`) &&
    (!own.hashes || isSame(own.hashes, hashes)) &&
    words.every((word, seat) => word === null || hashOf(word) === hashes[seat]);
  if (!isSealed) return 'differs';
  return own.seats.every(({ seat, word }) => !word || words[seat] === word) ? 'agrees' : 'without';
}
