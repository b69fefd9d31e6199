// Friends and invitations, as the page asks for them.

import type { Invitation, PastGame } from '../protocol';
import { api } from './api';
import { deviceKey } from './device';
import { keepTable } from './own';
import { drawWord, hashOf } from './words';

/** The code stands behind `#`, so that no server on the way sees it. */
export const friendLink = (code: string): string => `${location.origin}/friend#${code}`;

export const codeIn = (hash: string): string => hash.replace(/^#/, '').trim();

/** Whether a finished game had other people, as far as one knows: of a table that is gone nobody does. */
export const hadCompany = ({ people, players }: PastGame): boolean => (people ?? players) > 1;

/** A new table for the people of a finished game; its id. */
export async function meetAgain({ table, game }: PastGame): Promise<string> {
  const word = drawWord();
  const made = await api.meetAgain({ table, word_hash: hashOf(word) });
  keepTable({ table: made.table, game, seats: [{ seat: made.seat, token: deviceKey(), word }] });
  return made.table;
}

/** What is new among the invitations, by their numbers: it is told once. */
export const newOnes = (before: readonly Invitation[], now: readonly Invitation[]): Invitation[] =>
  now.filter(({ id }) => !before.some((known) => known.id === id));
