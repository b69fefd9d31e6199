// The nights this device has made or entered, and how one sits down to play a deal of one.

import type { Night } from '../protocol';
import { api } from './api';
import { freshId } from './ids';
import { keepTable, ownTable } from './own';
import { recall, remember } from './storage';

export interface OwnNight {
  night: string;
  title: string;
  game: string;
  /** In seconds since 1970. */
  closesAt: number;
  /** The token of whoever made it. */
  host?: string | undefined;
  /** The secret under which this device takes part. */
  entry?: string | undefined;
  /** The secrets under which it has asked for a table, by deal: a lost answer costs no try. */
  tries?: Record<number, string> | undefined;
  /** When it was last looked at, in milliseconds: the newest stands first. */
  seen: number;
}

const KEY = 'nights';
const KEPT = 60; // older ones are forgotten

type Nights = Record<string, OwnNight>;

/** Those that one has made or entered, without the deals of the days. */
export const ownNights = (): OwnNight[] =>
  Object.values(recall<Nights>(KEY, {}))
    .filter(({ night, host, entry }) => !isOfDay(night) && (host ?? entry) !== undefined)
    .sort((a, b) => b.seen - a.seen);

export const ownNight = (night: string): OwnNight | null => recall<Nights>(KEY, {})[night] ?? null;

/** The deal of a day is named by it. */
export const isOfDay = (night: string): boolean => /^\d{4}-\d\d-\d\d-/.test(night);

/** Add what is new to what is known of a night. Read again at every change: other tabs write here too. */
export function keepNight(news: Partial<OwnNight> & { night: string }): OwnNight {
  const nights = recall<Nights>(KEY, {});
  const known = nights[news.night] ?? { title: '', game: '', closesAt: 0, tries: {} };
  const kept: OwnNight = { ...known, ...news, seen: Date.now() };
  nights[news.night] = kept;
  const newest = Object.values(nights).sort((a, b) => b.seen - a.seen);
  remember(KEY, Object.fromEntries(newest.slice(0, KEPT).map((own) => [own.night, own])));
  return kept;
}

export function forgetNight(night: string): void {
  const nights = recall<Nights>(KEY, {});
  delete nights[night];
  remember(KEY, nights);
}

/** What the server says of a night that is ours. */
export function noteNight({ night, title, game, closes_at: closesAt, mine }: Night): void {
  if (ownNight(night) || mine) keepNight({ night, title, game, closesAt });
}

/** Take part; once more changes nothing. */
export async function enterNight(night: string): Promise<void> {
  const id = ownNight(night)?.entry ?? freshId();
  keepNight({ night, entry: id });
  await api.enterNight(night, { id });
}

export interface Seating {
  deal: number;
  seat: number;
  others: 'bots' | 'open';
  name: string;
}

/** Sit down with a deal; the table. It is asked for under a secret that is kept first. */
export async function sitAtNight({ night, game }: Night, { deal, ...wish }: Seating): Promise<string> {
  const id = ownNight(night)?.tries?.[deal] ?? freshId();
  keepNight({ night, tries: { ...ownNight(night)?.tries, [deal]: id } });
  const { table, host, seats } = await api.sitAtNight(night, { deal, id, ...wish });
  keepTable({ table, game, host, seats, isPrivate: true });
  return table;
}

/** A table where this person sits, perhaps by another device: this one's key opens it. */
export function adoptSeat(table: string, game: string, seat: number, key: string): void {
  if (!ownTable(table)) keepTable({ table, game, seats: [{ seat, token: key }], isPrivate: true });
}
