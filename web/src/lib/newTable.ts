// A table that is being created: who sits where, and by which house rules, before it is sent to the server.

import type { Clock, GameInfo, NewSeat, NewTable, OpenTo, OptionInfo } from '../protocol';
import { clockOf } from './clock';
import { locale } from './locale.svelte';
import { nameAt } from './names';
import { usualOptions, type Value } from './options';
import { t } from './texts';

/** What a person set out to do; it only chooses where the seats begin. */
export type Mode = 'bots' | 'friends' | 'hotSeat';

/** Whether moves may be taken back. */
export const TAKE_BACKS = ['ask', 'free', 'off'] as const;
export type TakeBacks = (typeof TAKE_BACKS)[number];

export interface Seat {
  kind: 'human' | 'open' | 'bot';
  name: string;
  level: string;
}

export interface Draft {
  game: GameInfo;
  mode: Mode;
  seats: Seat[];
  options: Record<string, Value>;
  memory: 'own' | 'full';
  hints: boolean;
  spectators: boolean;
  takeBacks: TakeBacks;
  /** The result changes the players' ratings. */
  rated: boolean;
  /** Null for as long as one likes. */
  clock: Clock | null;
  /** For whom strangers may find the table; null: only who has the link sits down. */
  openTo: OpenTo | null;
}

const USUAL = { bots: 4, friends: 4, hotSeat: 3 };

export function draft(game: GameInfo, mode: Mode): Draft {
  const players = Math.min(Math.max(USUAL[mode], game.players.min), game.players.max);
  return {
    game,
    mode,
    seats: Array.from({ length: players }, (_, seat) => newSeat(game, mode, seat)),
    options: { ...usualOptions(game, locale.language) },
    memory: 'own',
    hints: false,
    spectators: true,
    takeBacks: 'ask',
    rated: false,
    clock: null,
    openTo: null,
  };
}

function newSeat(game: GameInfo, mode: Mode, seat: number): Seat {
  const kind = seat === 0 || mode === 'hotSeat' ? 'human' : mode === 'bots' ? 'bot' : 'open';
  return { kind, name: nameAt(seat), level: game.level };
}

/** As many seats as asked for: those that stay keep their people. */
export function withPlayers(table: Draft, players: number): Seat[] {
  const { game, mode, seats } = table;
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? newSeat(game, mode, seat));
}

/** The people at this screen, with a name for those who gave none: not *You*, or the story would say *You draws*. */
export function namesOf(table: Draft): string[] {
  return table.seats.flatMap((seat, i) => (seat.kind === 'human' ? [nameFor(seat, i)] : []));
}

function nameFor(seat: Seat, place: number): string {
  return seat.name.trim() || t.newTable.guest(place + 1);
}

/** Several people around one screen know too much of each other. */
export const canBeRated = (table: Draft): boolean => namesOf(table).length === 1;

/** A rated game needs a clock. When it is rated no longer, the clock stays as the person sees it. */
export function setRated(table: Draft, isRated: boolean): void {
  table.rated = isRated;
  if (isRated) table.clock ??= clockOf('decision');
}

/** `hashes`: of the words that this device adds to the shuffle, by seat. */
export function request(table: Draft, hashes: readonly (string | undefined)[] = []): NewTable {
  const rated = table.rated && canBeRated(table);
  const host = table.seats.findIndex((seat) => seat.kind === 'human'); // whoever creates the table sits there
  return {
    game: table.game.id,
    options: { players: table.seats.length, ...changed(table.game.options, table.options) },
    seats: table.seats.map((seat, i): NewSeat => {
      if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
      if (seat.kind === 'open') return { kind: 'open' };
      return { kind: 'human', name: nameFor(seat, i), ...(hashes[i] ? { word_hash: hashes[i] } : {}) };
    }),
    memory: table.memory,
    hints: table.hints && !rated,
    spectators: table.spectators,
    take_backs: rated ? 'off' : table.takeBacks,
    ...(rated ? { rated } : {}),
    ...(table.clock ? { clock: table.clock } : {}),
    ...(table.openTo && table.seats.some(({ kind }) => kind === 'open') ? { open_to: table.openTo } : {}),
    ...(host >= 0 ? { host_seat: host } : {}),
  };
}

function changed(options: readonly OptionInfo[], values: Record<string, Value>): Record<string, Value> {
  const entries = options.map((option): [string, Value] => [option.name, values[option.name] ?? option.default]);
  return Object.fromEntries(entries.filter(([name, value]) => options.find((o) => o.name === name)?.default !== value));
}
