// The tables this device sits at: the tokens are all that makes a seat one's own.

import type { MyTable } from '../protocol';
import { deviceKey } from './device';
import { recall, remember } from './storage';

export interface OwnSeat {
  seat: number;
  token: string;
  /** What this device adds to the shuffle (`words.ts`). */
  word?: string;
  /** What it will add when the company plays again; drawn when the other is told. */
  next?: string;
}

/** A seat that was asked for and has not been given yet. */
export interface Joining {
  /** Whoever has it has the seat: as long as no answer has come it is asked for by the same id. */
  id: string;
  name: string;
  word: string;
  /** Whose deal is played there. */
  night?: string | undefined;
}

export interface OwnTable {
  table: string;
  game: string;
  /** The token of whoever made the table. */
  host?: string;
  seats: OwnSeat[];
  joining?: Joining | undefined;
  /** Nobody may watch it. */
  isPrivate?: boolean;
  /** What the table showed of its own part in the shuffle when it was first seen … */
  commitment?: string;
  /** … and of everyone's words when ours were told. */
  hashes?: (string | null)[];
  /** How often somebody left after words had been told, so that the shuffle was drawn anew with the next ones. */
  redrawn?: number;
  /** When it was last looked at, in milliseconds: the newest stands first. */
  seen: number;
}

const KEY = 'tables';
const AWAY = 'away';
const KEPT = 40; // older ones are forgotten

type Tables = Record<string, OwnTable>;

export function ownTables(): OwnTable[] {
  return Object.values(recall<Tables>(KEY, {})).sort((a, b) => b.seen - a.seen);
}

export function ownTable(table: string): OwnTable | null {
  return recall<Tables>(KEY, {})[table] ?? null;
}

/** Add what is new to what is known of a table. Read again at every change: other tabs write here too. */
export function keepTable(news: Partial<OwnTable> & { table: string }): OwnTable {
  const tables = recall<Tables>(KEY, {});
  const known = tables[news.table];
  const seats = new Map((known?.seats ?? []).map((own) => [own.seat, own]));
  for (const own of news.seats ?? []) seats.set(own.seat, { ...seats.get(own.seat), ...own });
  const kept: OwnTable = {
    table: news.table,
    game: news.game || known?.game || '',
    host: news.host ?? known?.host,
    isPrivate: news.isPrivate ?? known?.isPrivate,
    commitment: known?.commitment ?? news.commitment,
    hashes: 'hashes' in news ? news.hashes : known?.hashes,
    redrawn: news.redrawn ?? known?.redrawn,
    joining: 'joining' in news ? news.joining : known?.joining,
    seats: [...seats.values()].sort((a, b) => a.seat - b.seat),
    seen: Date.now(),
  };
  tables[news.table] = kept;
  const newest = Object.values(tables).sort((a, b) => b.seen - a.seen);
  remember(KEY, Object.fromEntries(newest.slice(0, KEPT).map((own) => [own.table, own])));
  return kept;
}

/** What the server knows of this person's seats: on another device they were taken, and this one's key opens them. */
export function adoptTables(seats: readonly MyTable[]): void {
  const away = recall<string[]>(AWAY, []);
  for (const { table, game, seat } of seats.filter(({ table }) => !ownTable(table) && !away.includes(table)))
    keepTable({ table, game, seats: [{ seat, token: deviceKey() }] });
}

/** Taken off the list of this device: it does not come back by itself. */
export function putAway(table: string): void {
  forgetTable(table);
  remember(AWAY, [table, ...recall<string[]>(AWAY, [])].slice(0, 2 * KEPT));
}

export function forgetTable(table: string): void {
  const tables = recall<Tables>(KEY, {});
  delete tables[table];
  remember(KEY, tables);
}

/** Nothing is left of who sat here: no table, no name, no key. */
export function forgetAll(): void {
  for (const key of [KEY, AWAY, 'nights', 'dayDeals', 'names', 'device']) remember(key, null);
}

/** A seat that is no longer ours; with the last one the table is forgotten, but not by its host. */
export function forgetSeat(table: string, token: string | undefined): void {
  const tables = recall<Tables>(KEY, {});
  const own = tables[table];
  if (!own) return;
  own.seats = own.seats.filter((seat) => seat.token !== token);
  if (own.host === token) delete own.host;
  if (own.seats.length === 0 && !own.host) delete tables[table];
  remember(KEY, tables);
}

/** The tokens that a private link carries in its fragment, which no server sees: a seat's, and perhaps the host's. */
export function tokensIn(fragment: string): string[] {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  return ['token', 'host'].flatMap((name) => fields.get(name) || []);
}

/** The word for the shuffle that came with them. */
export function wordIn(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('word') ?? undefined;
}

/** The word that a link takes to another device with the seat: the one that is not told yet. */
export const wordToCarry = (seat: OwnSeat | undefined): string | undefined => seat?.next ?? seat?.word;

/** The link that takes a seat to another device, with its word; the host's powers go with the host's seat. */
export function privateLink(
  table: string,
  token: string,
  more: { host?: string | undefined; word?: string | undefined } = {},
): string {
  const fields = new URLSearchParams({ token });
  for (const [name, value] of Object.entries(more)) if (value) fields.set(name, value);
  return `${location.origin}/table/${table}#${fields}`;
}

export function publicLink(table: string): string {
  return `${location.origin}/table/${table}`;
}
