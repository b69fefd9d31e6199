// The table's HTTP interface. Every refusal arrives as one kind of error, in words for people.

import type {
  GameInfo,
  Hint,
  Join,
  Lesson,
  NewTable,
  NewTableMade,
  NextTable,
  Problem,
  Refusal,
  Replay,
  Rule,
  SeatToken,
  TellWord,
  View,
  Why,
} from '../protocol';
import { unfolded } from './replay';
import { reach } from './reach.svelte';
import { refusalInWords } from './refusal';
import { speech } from './speech.svelte';
import { t } from './texts';

/** A call that was refused, or never arrived (`problem` is null then). */
export class Refused extends Error {
  constructor(
    readonly problem: Problem | null,
    readonly status: number,
  ) {
    super(problem ? refusalInWords(problem) : status === 0 ? t.errors.offline : t.errors.other);
  }

  get code(): string {
    return this.problem?.code ?? 'offline';
  }
}

/** What went wrong, in words for a person. */
export function inWords(error: unknown): string {
  return error instanceof Refused ? error.message : t.errors.other;
}

interface Call {
  method?: 'GET' | 'POST';
  token?: string | undefined;
  body?: unknown;
  signal?: AbortSignal;
}

async function send(path: string, { method = 'GET', token, body, signal }: Call = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const content = typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: content, signal: signal ?? null });
  } catch {
    reach.lose();
    throw new Refused(null, 0);
  }
  reach.find();
  if (!response.ok) throw new Refused(await problemOf(response), response.status);
  return response;
}

async function problemOf(response: Response): Promise<Problem | null> {
  try {
    return ((await response.json()) as Refusal).error ?? null;
  } catch {
    return null; // A proxy's page, not ours.
  }
}

async function ask<T>(path: string, call?: Call): Promise<T> {
  return (await (await send(path, call)).json()) as T;
}

const post = (body: unknown = {}, token?: string): Call => ({ method: 'POST', body, token });

export const api = {
  games: () => ask<GameInfo[]>('/games'),
  rules: (game: string, language: string) => ask<Rule[]>(`/games/${game}/rules?language=${language}`),
  lesson: (game: string) => ask<Lesson>(`/games/${game}/lesson`),
  lessonWhy: (game: string, step: string, move: string) =>
    ask<Why>(`/games/${game}/lesson/why?${new URLSearchParams({ step, move })}`),
  create: (table: NewTable) => ask<NewTableMade>('/tables', post(table)),
  view: (table: string, token?: string) => ask<View>(`/tables/${table}`, { token }),
  join: (table: string, guest: Join) => ask<SeatToken>(`/tables/${table}/join`, post(guest)),
  start: (table: string, host: string, fill: string) => send(`/tables/${table}/start`, post({ fill }, host)),
  word: (table: string, token: string, word: TellWord) => send(`/tables/${table}/word`, post(word, token)),
  say: (table: string, token: string | undefined, text: string) => send(`/tables/${table}/chat`, post({ text }, token)),
  why: (table: string, move: string, token?: string) => ask<Why>(`/tables/${table}/why?move=${encodeURIComponent(move)}`, { token }),
  hint: (table: string, token?: string) => ask<Hint>(`/tables/${table}/hint`, { token }),
  toBot: (table: string, seat: number, token?: string) => send(`/tables/${table}/seats/${seat}/bot`, post({}, token)),
  again: (table: string, host?: string) => ask<NextTable>(`/tables/${table}/again`, post({}, host)),
  replay: async (table: string, seat: string) =>
    unfolded(await ask<Replay>(`/tables/${table}/replay?seat=${seat}&frames=patch`)),
  replayFile: async (record: string) => unfolded(await ask<Replay>('/replay?frames=patch', post(record))),
  record: async (table: string) => (await send(`/tables/${table}/record`)).text(),
};

// The list of games and the rulebooks don't change while a page is open.
const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, fetching: () => Promise<T>): Promise<T> {
  let answer = kept.get(key) as Promise<T> | undefined;
  if (!answer) {
    answer = fetching();
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
  }
  return answer;
}

export const games = (): Promise<GameInfo[]> => once('games', api.games);
/** In the language that is spoken: read in an effect, it is fetched again when that changes. */
export const rulesOf = (game: string, language: string = speech.language): Promise<Rule[]> =>
  once(`rules ${game} ${language}`, () => api.rules(game, language));

export async function gameOf(id: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.id === id);
}
