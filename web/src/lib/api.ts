// The table's HTTP interface. Every refusal arrives as one kind of error, in words for people. A call that is not
// answered in time has not arrived: nobody waits for ever.

import type {
  AgainAt,
  AllowTakeBack,
  BeFriends,
  ChangeSettings,
  Enter,
  Entered,
  Erased,
  FindGame,
  FoundGame,
  FriendLink,
  Friends,
  GameInfo,
  Health,
  Hint,
  History,
  Invitation,
  InvitationSent,
  Join,
  Leaderboard,
  Lens,
  Lesson,
  LinkOwner,
  Me,
  MyRatings,
  MyTable,
  NewTable,
  NewTableMade,
  NewNight,
  NextTable,
  Night,
  NightMade,
  Notifications,
  PlayAgain,
  Privacy,
  Problem,
  React,
  Refusal,
  Replay,
  Report,
  Review,
  ReviewState,
  Riddle,
  RiddleSolution,
  Rule,
  Say,
  SayInGallery,
  SeatToken,
  SitDown,
  Subscribe,
  SubscriptionInfo,
  TakeBack,
  TellWord,
  Told,
  Unsubscribed,
  View,
  Why,
} from '../protocol';
import { unfolded } from './unfolded';
import { deviceKey } from './device';
import { reach } from './reach.svelte';
import { refusalInWords } from './refusal';
import { locale } from './locale.svelte';
import { t } from './texts';

/** A call that was refused, or never arrived. `problem` is null if no answer came (the status is 0 then), or one that is
 * not ours: of a proxy, or of a hotel's network. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem | null,
    readonly status: number,
  ) {
    super(problem ? refusalInWords(problem) : t.errors.offline);
  }

  /** Whether the same call may well be answered later. */
  get isPassing(): boolean {
    return this.problem === null || this.status === 429 || this.status >= 500;
  }

  get code(): string {
    return this.problem?.code ?? 'offline';
  }
}

/** What went wrong, in words for a person. */
export function inWords(error: unknown): string {
  return error instanceof Refused ? error.message : t.errors.other;
}

const PATIENCE = 15_000; // ms for an answer
const LONG = 120_000; // ms, where a bot thinks, a game is got ready, or much is sent

interface Call {
  method?: 'GET' | 'POST';
  token?: string | undefined;
  body?: unknown;
  patience?: number;
}

/** The answer, read to its end: it must have come as a whole in time. */
async function send(path: string, { method = 'GET', token, body, patience = PATIENCE }: Call = {}): Promise<string> {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const content = typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body);
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: content, signal: AbortSignal.timeout(patience) });
    text = await response.text();
  } catch {
    throw unanswered(0);
  }
  const problem = response.ok ? null : problemIn(text);
  if (!isJson(text) || (!response.ok && !problem)) throw unanswered(response.status);
  reach.find();
  if (problem) throw new Refused(problem, response.status);
  return text;
}

function unanswered(status: number): Refused {
  reach.lose();
  return new Refused(null, status);
}

/** All that our server says is JSON; what others say in its place is a page. */
const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

function problemIn(text: string): Problem | null {
  try {
    return (JSON.parse(text) as Refusal).error ?? null;
  } catch {
    return null;
  }
}

async function ask<T>(path: string, call?: Call): Promise<T> {
  return JSON.parse(await send(path, call)) as T;
}

const post = (body: unknown = {}, token?: string, patience = PATIENCE): Call => ({
  method: 'POST',
  body,
  token,
  patience,
});

export const api = {
  games: () => ask<GameInfo[]>('/games'),
  rules: (game: string, language: string) => ask<Rule[]>(`/games/${game}/rules?language=${language}`),
  lesson: (game: string) => ask<Lesson>(`/games/${game}/lesson`, { patience: LONG }),
  lessonWhy: (game: string, step: string, move: string) =>
    ask<Why>(`/games/${game}/lesson/why?${new URLSearchParams({ step, move })}`),
  create: (table: NewTable) => ask<NewTableMade>('/tables', post(table, deviceKey())),
  view: (table: string, token?: string) => ask<View>(`/tables/${table}`, { token }),
  join: (table: string, guest: Join) => ask<SeatToken>(`/tables/${table}/join`, post(guest, deviceKey())),
  me: () => ask<Me>('/me', { token: deviceKey() }),
  myTables: () => ask<MyTable[]>('/me/tables', { token: deviceKey() }),
  myHistory: (before = '') => ask<History>(`/me/history?${new URLSearchParams({ before })}`, { token: deviceKey() }),
  myRatings: () => ask<MyRatings>('/me/ratings', { token: deviceKey() }),
  setListed: (listed: boolean) => ask<MyRatings>('/me/listed', post({ listed }, deviceKey())),
  leaderboard: (game: string) => ask<Leaderboard>(`/games/${game}/leaderboard`, { token: deviceKey() }),
  exportMe: () => send('/me/export', { token: deviceKey() }),
  eraseMe: () => ask<Erased>('/me/erase', post({}, deviceKey(), LONG)),
  beginPasskey: () =>
    ask<{ options: PublicKeyCredentialCreationOptionsJSON }>('/me/passkeys/begin', post({}, deviceKey())),
  addPasskey: (credential: ReturnType<PublicKeyCredential['toJSON']>) =>
    ask<Me>('/me/passkeys', post({ credential }, deviceKey())),
  removePasskey: (passkey: string) => ask<Me>(`/me/passkeys/${passkey}/remove`, post({}, deviceKey())),
  beginSignIn: () =>
    ask<{ options: PublicKeyCredentialRequestOptionsJSON }>('/me/sign-in/begin', post({}, deviceKey())),
  signIn: (credential: ReturnType<PublicKeyCredential['toJSON']>) =>
    ask<Me>('/me/sign-in', post({ credential }, deviceKey())),
  removeDevice: (device: string) => ask<Me>(`/me/devices/${device}/remove`, post({}, deviceKey())),
  myFriends: () => ask<Friends>('/me/friends', { token: deviceKey() }),
  beFriends: (wish: BeFriends) => ask<Friends>('/me/friends', post(wish, deviceKey())),
  removeFriend: (friend: string) => ask<Friends>(`/me/friends/${friend}/remove`, post({}, deviceKey())),
  makeFriendLink: () => ask<FriendLink>('/me/friend-link', post({}, deviceKey())),
  endFriendLink: () => ask<Friends>('/me/friend-link/end', post({}, deviceKey())),
  lookAtFriendLink: (code: string) => ask<LinkOwner>('/me/friend-link/look', post({ code }, deviceKey())),
  endMute: (muted: string) => ask<Friends>(`/me/muted/${muted}/end`, post({}, deviceKey())),
  myInvitations: () => ask<Invitation[]>('/me/invitations', { token: deviceKey() }),
  decline: (invitation: string, mute: boolean) =>
    ask<Invitation[]>(`/me/invitations/${invitation}/decline`, post({ mute }, deviceKey())),
  invite: (table: string, friend: string) =>
    ask<InvitationSent>(`/tables/${table}/invite`, post({ friend }, deviceKey())),
  meetAgain: (wish: PlayAgain) => ask<AgainAt>('/me/again', post(wish, deviceKey())),
  start: (table: string, host: string, fill: string) => send(`/tables/${table}/start`, post({ fill }, host, LONG)),
  word: (table: string, token: string, word: TellWord) => send(`/tables/${table}/word`, post(word, token)),
  say: (table: string, token: string | undefined, what: Say) => send(`/tables/${table}/chat`, post(what, token)),
  sayInGallery: (table: string, token: string | undefined, what: SayInGallery) =>
    ask<View>(`/tables/${table}/gallery`, post(what, token)),
  react: (table: string, token: string, what: React) => send(`/tables/${table}/reactions`, post(what, token)),
  takeBack: (table: string, token: string, wish: TakeBack) =>
    ask<View>(`/tables/${table}/take-back`, post(wish, token)),
  allowTakeBack: (table: string, token: string, wish: AllowTakeBack) =>
    send(`/tables/${table}/take-back/answer`, post(wish, token)),
  why: (table: string, move: string, token?: string) =>
    ask<Why>(`/tables/${table}/why?move=${encodeURIComponent(move)}`, { token }),
  hint: (table: string, token?: string) => ask<Hint>(`/tables/${table}/hint`, { token, patience: LONG }),
  toBot: (table: string, seat: number, token?: string) => send(`/tables/${table}/seats/${seat}/bot`, post({}, token)),
  here: (table: string, token: string) => send(`/tables/${table}/here`, post({}, token)),
  vacate: (table: string, seat: number, token: string) =>
    send(`/tables/${table}/seats/${seat}/vacate`, post({}, token)),
  settings: (table: string, host: string, settings: ChangeSettings) =>
    send(`/tables/${table}/settings`, post(settings, host)),
  takeBreak: (table: string, token: string, until: number | null) =>
    send(`/tables/${table}/break`, post({ until }, token)),
  handOver: (table: string, host: string, seat: number) => send(`/tables/${table}/host`, post({ seat }, host)),
  close: (table: string, host: string) => send(`/tables/${table}/close`, post({}, host)),
  privacy: () => ask<Privacy>('/privacy'),
  findGame: (wish: FindGame) => ask<FoundGame>('/open-tables/find', post(wish, deviceKey(), LONG)),
  report: (table: string, token: string, report: Report) => send(`/tables/${table}/report`, post(report, token)),
  notifications: () => ask<Notifications>('/notifications'),
  subscriptions: (table: string, token: string) => ask<SubscriptionInfo[]>(`/tables/${table}/subscriptions`, { token }),
  subscribe: (table: string, token: string, wish: Subscribe) =>
    ask<SubscriptionInfo>(`/tables/${table}/subscriptions`, post(wish, token, LONG)),
  confirmSubscription: (table: string, token: string, id: string, code: string) =>
    ask<SubscriptionInfo>(`/tables/${table}/subscriptions/${id}/confirm`, post({ code }, token)),
  trySubscription: (table: string, token: string, id: string) =>
    ask<Told>(`/tables/${table}/subscriptions/${id}/try`, post({}, token, LONG)),
  endSubscription: (table: string, token: string, id: string) =>
    send(`/tables/${table}/subscriptions/${id}/end`, post({}, token)),
  unsubscribe: (key: string) => ask<Unsubscribed>(`/unsubscribe?key=${encodeURIComponent(key)}`, post()),
  again: (table: string, host?: string) => ask<NextTable>(`/tables/${table}/again`, post({}, host, LONG)),
  replay: async (table: string, seat: string) =>
    unfolded(await ask<Replay>(`/tables/${table}/replay?seat=${seat}&frames=events`, { patience: LONG })),
  replayFile: async (record: string) =>
    unfolded(await ask<Replay>('/replay?frames=events', post(record, undefined, LONG))),
  review: (table: string, effort: Review['effort']) => ask<ReviewState>(`/tables/${table}/review?effort=${effort}`),
  reviewFile: (record: string, effort: Review['effort']) =>
    ask<ReviewState>(`/review?effort=${effort}`, post(record, undefined, LONG)),
  lens: (table: string, seat: number) => ask<Lens>(`/tables/${table}/lens?seat=${seat}`, { patience: LONG }),
  lensFile: (record: string, seat: number) => ask<Lens>(`/lens?seat=${seat}`, post(record, undefined, LONG)),
  riddle: (day: string) => ask<Riddle>(`/riddle?day=${day}`, { patience: LONG }),
  riddleSolution: (day: string) => ask<RiddleSolution>(`/riddle/solution?day=${day}`),
  makeNight: (night: NewNight) => ask<NightMade>('/nights', post(night)),
  // A device key is as good as the token of whoever takes part, on every device.
  night: (night: string) => ask<Night>(`/nights/${night}`, { token: deviceKey() }),
  nightOfToday: (game: string) => ask<Night>(`/games/${game}/today`, { token: deviceKey() }),
  enterNight: (night: string, wish: Enter) => ask<Entered>(`/nights/${night}/enter`, post(wish, deviceKey())),
  sitAtNight: (night: string, wish: SitDown) =>
    ask<NewTableMade>(`/nights/${night}/tables`, post(wish, deviceKey(), LONG)),
  closeNight: (night: string, host: string) => ask<Night>(`/nights/${night}/close`, post({}, host)),
  record: (table: string) => send(`/tables/${table}/record`),
  live: () => ask<Health>('/live'),
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
/** In the present language: read in an effect, it is fetched again when that changes. */
export const rulesOf = (game: string, language: string = locale.language): Promise<Rule[]> =>
  once(`rules ${game} ${language}`, () => api.rules(game, language));

export async function gameOf(id: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.id === id);
}
