// Generated from src/vendome/table/protocol by `python -m vendome.table.typescript`; a test compares them.

/** A game's state as it is shown; each game's `view.ts` has its form. */
export type State = Record<string, any>;

/** What a seat could infer; each game's `view.ts` has its form. */
export type Sight = Record<string, any>;

/** What is different in each game. Its `view.ts` has its own. */
export interface GameTypes {
  state: State;
  event: GameEvent;
  move: string;
  question: Question;
  remark: Question;
  sight: Sight;
}

/** A view of a game that has begun. */
export type Begun<Game extends GameTypes = GameTypes> = View<Game> & { state: Game["state"] };

/** What a seat is asked, or what is remarked of its move. Further details are of the game's own kind, which `key`
 * names. */
export interface Question {
  text: string;
  rule: string;
  key: string;
  [detail: string]: unknown;
}

/** An event, and the number of the move that brought it about; -1 for what happened before the first. In an update that
 * was asked for with `?frames=events`, `patch` is what it changed in the state. */
export type StoryEvent<Event extends GameEvent = GameEvent> = Event & { ply: number; patch?: Operation[] };

export type Code =
  "bad-request" |
  "no-token" |
  "wrong-token" |
  "forbidden" |
  "not-your-turn" |
  "no-such-table" |
  "no-such-thing" |
  "wrong-method" |
  "stale" |
  "taken" |
  "started" |
  "not-started" |
  "not-finished" |
  "not-away" |
  "gone" |
  "too-large" |
  "wrong-host" |
  "bad-option" |
  "illegal-move" |
  "bad-record" |
  "too-many" |
  "broken" |
  "unavailable";

export type Talk = "free" | "phrases" | "off";

export type Phrase = "hello" | "good-luck" | "your-turn" | "take-your-time" | "one-moment" | "back-again" | "well-played" | "nice-try" | "oops" | "thanks" | "good-game" | "another-one";

export type Reaction = "bravo" | "laughter" | "surprise" | "mischief" | "ouch" | "jewel";

type Named<Part extends keyof Parts> = Required<Pick<Parts, Part>>;

/** Every cause of a refusal, and what it names. */
export interface Causes {
  "nothing-said": Named<never>;
  "too-slow": Named<"seconds">;
  "bad-http": Named<"reason">;
  "wrong-form": Named<"reason">;
  "not-json": Named<"reason">;
  "players-only": Named<never>;
  "private": Named<never>;
  "wrong-token": Named<never>;
  "removed": Named<never>;
  "left": Named<never>;
  "host-starts": Named<never>;
  "host-plays-again": Named<never>;
  "host-only": Named<never>;
  "seated-only": Named<never>;
  "no-word-hash": Named<never>;
  "no-hints": Named<never>;
  "chat-off": Named<never>;
  "phrases-only": Named<never>;
  "gallery-off": Named<never>;
  "gallery-for-spectators": Named<never>;
  "other-site": Named<never>;
  "blocked": Named<never>;
  "not-entered": Named<never>;
  "others-first": Named<"names">;
  "hints-when-asked": Named<never>;
  "no-such-table": Named<never>;
  "no-such-game": Named<"game">;
  "no-such-seat": Named<"seat">;
  "nobody-there": Named<"seat">;
  "no-lesson": Named<"game">;
  "no-lens": Named<"game">;
  "no-riddle": Named<"value">;
  "no-such-night": Named<never>;
  "no-such-deal": Named<"nth" | "last">;
  "no-such-step": Named<"game" | "name">;
  "no-such-event": Named<never>;
  "nothing-here": Named<never>;
  "wrong-method": Named<never>;
  "game-over": Named<never>;
  "moved-on": Named<never>;
  "answered-first": Named<never>;
  "spoke-first": Named<never>;
  "called-first": Named<never>;
  "nothing-to-take-back": Named<never>;
  "acted-on": Named<never>;
  "has-revealed": Named<never>;
  "time-was-up": Named<never>;
  "nobody-asks": Named<never>;
  "no-taking-back": Named<never>;
  "not-allowed": Named<never>;
  "taken-back-too-often": Named<"most">;
  "deal-played": Named<never>;
  "table-full": Named<never>;
  "seat-taken": Named<never>;
  "seat-just-taken": Named<never>;
  "locked": Named<never>;
  "started": Named<never>;
  "dealing": Named<never>;
  "about-to-begin": Named<never>;
  "word-too-late": Named<never>;
  "word-too-early": Named<never>;
  "not-started": Named<never>;
  "not-finished": Named<never>;
  "record-too-early": Named<never>;
  "night-goes-on": Named<never>;
  "rated-no-hints": Named<never>;
  "rated-needs-clock": Named<never>;
  "rated-no-take-backs": Named<never>;
  "rated-one-seat": Named<never>;
  "rated-goes-on": Named<never>;
  "rated-in-time": Named<"name">;
  "not-left": Named<never>;
  "still-here": Named<"name">;
  "on-break": Named<"name">;
  "just-left": Named<"name">;
  "just-asked": Named<"name" | "seconds">;
  "too-large": Named<"most">;
  "headers-too-large": Named<"most">;
  "wrong-host": Named<"name">;
  "unknown": Named<"what" | "name" | "known">;
  "bad-players": Named<"game" | "low" | "high" | "value">;
  "bad-value": Named<"name" | "value" | "known">;
  "seats-described": Named<"seats" | "players">;
  "day-against-bots": Named<never>;
  "wrong-word": Named<never>;
  "no-such-move": Named<"move">;
  "bad-nth": Named<"value">;
  "bad-replay": Named<"last">;
  "illegal-move": Named<"move">;
  "against-rule": Named<"move" | "reason" | "rule" | "key">;
  "bad-record": Named<"reason" | "fault">;
  "no-such-record": Named<"nth">;
  "device-only": Named<never>;
  "unknown-device": Named<never>;
  "no-such-device": Named<never>;
  "no-passkeys-here": Named<never>;
  "wrong-passkey": Named<never>;
  "unknown-passkey": Named<never>;
  "no-such-passkey": Named<never>;
  "too-many-passkeys": Named<"most">;
  "stale-challenge": Named<never>;
  "too-many-requests": Named<"seconds">;
  "too-many-tables": Named<"seconds">;
  "too-many-joins": Named<"seconds">;
  "too-many-moves": Named<"seconds">;
  "too-many-messages": Named<"seconds">;
  "too-many-questions": Named<"seconds">;
  "too-many-connections": Named<never>;
  "too-many-hints": Named<never>;
  "too-many-replays": Named<"seconds">;
  "no-breaks": Named<never>;
  "break-is-past": Named<never>;
  "break-too-long": Named<"most">;
  "bad-address": Named<never>;
  "inner-address": Named<never>;
  "too-many-addresses": Named<"most">;
  "no-such-subscription": Named<never>;
  "wrong-code": Named<never>;
  "no-mail-here": Named<never>;
  "no-mail-now": Named<never>;
  "no-open-tables": Named<never>;
  "name-refused": Named<never>;
  "turned-away": Named<never>;
  "never-open": Named<never>;
  "no-such-friend-link": Named<never>;
  "own-friend-link": Named<never>;
  "no-such-friend": Named<never>;
  "too-many-friends": Named<"most">;
  "too-many-invitations": Named<"most">;
  "nobody-is-invited": Named<never>;
  "not-your-game": Named<never>;
  "asked-today": Named<never>;
  "busy": Named<"seconds">;
  "broken": Named<never>;
  "unavailable": Named<never>;
  "server-full": Named<never>;
  "not-ready": Named<"reason">;
  "no-room": Named<never>;
  "night-closed": Named<never>;
  "table-of-older-rules": Named<"its" | "ours">;
  "table-of-newer-rules": Named<"its" | "ours">;
  "closed-by-operator": Named<never>;
  "closed-by-host": Named<never>;
  "called-off": Named<never>;
  "unplayable": Named<"reason">;
}

export type Cause = keyof Causes;

/** The new table, where you sit and host: your device's key opens the seat. */
export interface AgainAt {
  table: string;
  seat: number;
}

export interface AgesInfo {
  years: number;
  over: boolean;
}

/** What another player says to that. Whoever asks may think better of it, and does not agree. */
export interface AllowTakeBack {
  ply: number;
  agree: boolean;
}

/** On a socket: send the whole view again, for a patch was lost. */
export interface Ask {
  ask: "view";
}

export interface BeFriends {
  code: string;
  name?: string;
}

/** What a socket is sent at every change. */
export interface Change {
  ply: number;
  view: View;
  events: GameEvent[];
}

/** What the host may change. What is left out stays as it is. */
export interface ChangeSettings {
  clock?: Clock | null;
  locked?: boolean;
  chat?: Talk;
  gallery?: Talk;
  take_backs?: "ask" | "free" | "off";
  open_to?: OpenTo | null;
}

/** Time to think: for each decision, or a bank for the whole game. When it runs out, a bot makes that one decision; a bank that is empty has only its increment. */
export interface Clock {
  seconds: number;
  kind?: "bank" | "decision";
  increment?: number;
}

export interface ClockView {
  seconds: number;
  left: number | null;
  kind?: "bank" | "decision";
  increment?: number;
}

/** The code that was mailed to the address. */
export interface Confirm {
  code: string;
}

export interface Decline {
  mute?: boolean;
}

export interface DeviceInfo {
  id: string;
  label: string;
  made_at: number;
  seen_at: number;
  here: boolean;
}

/** Take part. The same `id` again is given the same token. */
export interface Enter {
  id: string;
}

export interface Entered {
  token: string;
}

/** Nothing is left of you. */
export interface Erased {
  tables: number;
}

/** All that the server has of you, but for the keys themselves. */
export interface Export {
  me: Me;
  seats: SeatOfMine[];
  games: PastGame[];
  friends: Friends;
  invitations: Invitation[];
  nights: NightOfMine[];
  ratings: MyRatings;
}

/** A seat at any table that fits; if there is none, at a new one, where others will find you. With an `id` the call may be repeated: whoever has a seat by it is told so again. */
export interface FindGame {
  games: string[];
  name: string;
  language: "de" | "en" | "fr" | "it";
  any_language?: boolean;
  any_clock?: boolean;
  players?: number | null;
  rated?: boolean;
  word_hash?: string | null;
  id?: string | null;
  avoid?: string[];
}

export interface FoundGame {
  table: string;
  game: string;
  seat: number;
  token: string;
}

/** The table after one move; the first frame is the table before any. `views` has each seat's own view by its number and, with open cards, a spectator's as `public`. If patches were asked for, only the first frame has it; the others have `patches`, each of which makes a view out of the one before. */
export interface Frame {
  ply: number;
  seat: number | null;
  move: string | null;
  events: GameEvent[];
  views?: Record<string, State>;
  patches?: Record<string, Operation[]>;
}

export interface Friend {
  id: string;
  name: string;
  here_today: boolean;
  together?: Together;
}

/** Whoever opens a link with this code may be your friend. The code is told this once. */
export interface FriendLink {
  code: string;
  until: number;
}

export interface Friends {
  friends: Friend[];
  muted: MutedPerson[];
  link_until?: number;
}

/** Something that happened, told to all. The kind of event says what else is there. Where it was asked for, `patch` is what it changed in the state; in a replay `patches` are that for each of its views. The last event of a move has none: after it all is as the view says. */
export interface GameEvent {
  text: string;
  event: string;
  patch?: Operation[];
  patches?: Record<string, Operation[]>;
  [detail: string]: unknown;
}

export interface GameInfo {
  id: string;
  name: string;
  names: Record<string, string>;
  summary: string;
  players: Players;
  minutes: Minutes;
  ages: AgesInfo | null;
  estimated: boolean;
  options: OptionInfo[];
  levels: LevelInfo[];
  level: string;
  rules: number;
  lesson: boolean;
  open_tables?: boolean;
}

/** Another player hosts from now on. */
export interface HandOver {
  seat: number;
}

export interface Health {
  status: "ok";
  version: string;
}

/** The line is alive, and nothing has happened for so many seconds. */
export interface Heartbeat {
  heartbeat: number;
}

export interface Hint {
  moves: HintMove[];
}

export interface HintMove {
  move: string;
  value: number;
  share: number;
}

export interface History {
  games: PastGame[];
  before?: string;
}

/** Somebody asks you to sit down at a table that waits. */
export interface Invitation {
  id: string;
  table: string;
  game: string;
  sender: string;
  seats: number;
  free: number;
}

/** They see it, unless they sit there already, or have muted you. */
export interface InvitationSent {
  friend: string;
}

export interface Invite {
  friend: string;
}

export interface Join {
  name: string;
  seat?: number | null;
  word_hash?: string | null;
  id?: string | null;
  entry?: string | null;
}

/** A decision between at least two moves. */
export interface JudgedDecision {
  number: number;
  seat: number;
  played: JudgedMove;
  best: JudgedMove;
  others: JudgedMove[];
  cost: number;
  error: number;
  margin: number;
  verdict: "best" | "blunder" | "good" | "mistake" | "slip";
  remark?: Question | null;
}

/** A move that the seat had. */
export interface JudgedMove {
  move: string;
  value: number;
  error: number | null;
  share: number;
}

/** Who judged: `chances` and luck with full knowledge, decisions with the seat's. */
export interface Judges {
  chances: "critic" | "mind" | "playouts";
  decisions: "net-search" | "search";
  simulations: number;
}

/** A line of a leaderboard: a person, or a bot, which is an anchor of the scale. */
export interface Leader {
  kind: "bot" | "person";
  rated: Rated;
  name?: string;
  level?: string;
  place?: number;
  games?: number;
  you?: boolean;
}

/** The best first: people by what they are at least, the rating less its uncertainty; bots by their rating. */
export interface Leaderboard {
  game: string;
  needed: number;
  leaders: Leader[];
}

/** From what the seat saw, and nothing else. `sights` has one for the position before each decision, by its number, and one for the end; a game's `view.ts` has their form. */
export interface Lens<Game extends GameTypes = GameTypes> {
  game: string;
  options: Record<string, boolean | number | string>;
  seat: number;
  sights: Game["sight"][];
}

/** A game's first game: a real one, stopped where there is something to learn. */
export interface Lesson {
  game: string;
  options: Record<string, boolean | number | string>;
  names: string[];
  seat: number;
  memory: "full" | "own";
  steps: LessonStep[];
  frames: LessonFrame[];
  result: Result;
}

/** The table as the learner's seat sees it, after one move; the first is the table before any. */
export interface LessonFrame {
  ply: number;
  seat: number | null;
  move: string | null;
  asked: number[];
  events: GameEvent[];
  state: State;
}

/** A stop in a lesson: something to look at, or a move to make. Its words are the page's, found by `key`. */
export interface LessonStep {
  key: string;
  frame: number;
  marks: string[];
  wanted?: string;
  legal?: string[];
  question?: Question;
}

export interface LevelInfo {
  level: string;
  text: string;
}

/** Whose link it is. */
export interface LinkOwner {
  name: string;
  is_you: boolean;
  is_friend: boolean;
}

/** Whether you may be shown on leaderboards. */
export interface Listed {
  listed: boolean;
}

export interface LookAtLink {
  code: string;
}

/** What the server knows of you. Of a device that never sat down it knows nothing. */
export interface Me {
  known: boolean;
  name?: string;
  made_at?: number;
  devices?: DeviceInfo[];
  passkeys?: PasskeyInfo[];
}

export interface Minutes {
  min: number;
  max: number;
}

/** The game after a decision and the chance that followed it; all lists are by seat. In a secret choice nothing changes until all have answered: the last answer has the change of all. */
export interface Moment {
  number: number;
  seat: number;
  move: string;
  chances: number[];
  decision: number[];
  luck: number[];
}

export interface Move {
  ply: number;
  move: string;
  id: string | number;
}

/** You see no invitation from them. */
export interface MutedPerson {
  id: string;
  name: string;
}

export interface MyRatings {
  listed: boolean;
  needed: number;
  ratings: OwnRating[];
}

/** A seat of yours at a game that is not over: your device's key opens it. */
export interface MyTable {
  table: string;
  game: string;
  seat: number;
  status: "finished" | "playing" | "waiting";
}

/** The same deals for all who come, until it closes. */
export interface NewNight {
  game: string;
  options?: Record<string, boolean | number | string>;
  deals?: number;
  hours?: number;
  level?: string;
  title?: string;
}

export interface NewSeat {
  kind: "bot" | "human" | "open";
  name?: string;
  level?: string;
  word_hash?: string | null;
}

/** Make a table. Without `seats` all are open; `players` is how many seats there are if it is not an option. */
export interface NewTable {
  game: string;
  options?: Record<string, boolean | number | string>;
  seats?: NewSeat[];
  spectators?: boolean;
  clock?: Clock | null;
  hints?: boolean;
  memory?: "full" | "own";
  host_seat?: number | null;
  take_backs?: "ask" | "free" | "off";
  open_to?: OpenTo | null;
  rated?: boolean;
}

export interface NewTableMade {
  table: string;
  host: string;
  seats: SeatToken[];
}

export interface NextTable {
  table: string;
}

export interface Night {
  night: string;
  title: string;
  game: string;
  options: Record<string, boolean | number | string>;
  level: string;
  deals: NightDeal[];
  closes_at: number;
  is_closed: boolean;
  day: string | null;
  entered: number;
  mine?: Standing;
  standings?: Standing[];
  waiting?: WaitingTable[];
}

export interface NightDeal {
  commitment: string;
  played: number;
}

export interface NightMade {
  night: string;
  token: string;
}

/** A duplicate night in which you take part. */
export interface NightOfMine {
  night: string;
  title: string;
  at: number;
}

/** Which deal of which night a table plays. */
export interface NightOfTable {
  night: string;
  deal: number;
  title: string;
  closes_at: number;
  day: string | null;
  deals: number;
}

export interface NightScore {
  deal: number;
  seat: number;
  table: string;
  score: number | null;
  others: number;
  percent: number | null;
}

/** What this server can do to tell you that it is your turn. */
export interface Notifications {
  key: string;
  email: boolean;
}

/** What a seat knows as numbers, for a program that learns; each game's `observation.py` says what they mean. */
export interface Observation {
  ply: number;
  seat: number;
  observation: number[];
  mask: number[];
}

/** A table in the list of those that look for players: what anyone may know. */
export interface OpenTable {
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  language: "de" | "en" | "fr" | "it";
  experience: "any" | "beginner" | "experienced";
  clock: Clock | null;
  host: string;
  people: number;
  seats: number;
  missing: number;
  since: number;
  by_itself: boolean;
  rated?: boolean;
}

/** The tables that look for players, the newest first. */
export interface OpenTables {
  tables: OpenTable[];
}

/** Anyone may sit down: the table is in the list of those that look for players. */
export interface OpenTo {
  language: "de" | "en" | "fr" | "it";
  experience?: "any" | "beginner" | "experienced";
}

/** A table that is open to all, or was while it waited. */
export interface OpeningView {
  language: "de" | "en" | "fr" | "it";
  experience: "any" | "beginner" | "experienced";
  listed: boolean;
  by_itself: boolean;
}

/** One step of a JSON Patch (RFC 6902). To remove needs no value. */
export interface Operation {
  op: "add" | "remove" | "replace";
  path: string;
  value?: unknown;
}

export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  help: string;
  by_language: Record<string, boolean | number | string>;
}

/** How well you play a game, as far as it is known. */
export interface OwnRating {
  game: string;
  rated: Rated;
  games: number;
  place?: number;
}

/** What a refusal speaks of: whoever tells it in other words needs these. */
export interface Parts {
  name?: string;
  names?: string[];
  what?: "game" | "language" | "level" | "option";
  known?: string[];
  value?: string;
  game?: string;
  seat?: string;
  move?: string;
  rule?: string;
  fault?: "chance" | "empty" | "form" | "legal" | "move" | "not-a-record" | "not-json" | "not-text" | "order" | "other-format" | "other-rules" | "result" | "setup" | "unfair";
  reason?: string;
  key?: string;
  nth?: number;
  low?: number;
  high?: number;
  last?: number;
  seats?: number;
  players?: number;
  seconds?: number;
  most?: number;
  its?: number;
  ours?: number;
}

/** What it answered, as its `toJSON` writes it. */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
}

export interface PasskeyInfo {
  id: string;
  label: string;
  made_at: number;
  used_at: number;
}

/** What a browser is to be asked for, as `PublicKeyCredential` reads it. */
export interface PasskeyWish {
  options: Record<string, unknown>;
}

/** A finished game of yours. Its table may be gone; what became of it is kept. */
export interface PastGame {
  table: string;
  game: string;
  at: number;
  seat: number;
  players: number;
  place: number;
  score: number;
  names: string[];
  people?: number;
  rating?: RatingChange;
}

/** After how many seconds others may ask for a bot at somebody's seat. */
export interface Patience {
  away: number;
  idle: number;
}

export interface PlayAgain {
  table: string;
  word_hash?: string | null;
}

export interface Players {
  min: number;
  max: number;
}

/** How long this server keeps what it is told, and who answers for it. */
export interface Privacy {
  waiting_days: number;
  unfinished_days: number;
  finished_days: number;
  people_days: number;
  contact: string | null;
}

/** Why not, for people and for programs. */
export interface Problem {
  code: Code;
  message: string;
  cause: Cause;
  parts?: Parts;
  id?: string | number;
  view?: View;
  legal?: string[];
  line?: number;
  index?: number;
  wait?: number;
}

/** What a browser tells of its subscription. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** When you want to be left alone, each day, in minutes after midnight where you live. */
export interface QuietTime {
  start: number;
  end: number;
}

/** A rating as it is shown: 24.1 ± 3.2. */
export interface Rated {
  rating: number;
  uncertainty: number;
  provisional?: boolean;
}

/** What a rated game made of somebody's rating. */
export interface RatingChange {
  before: Rated;
  after: Rated;
}

/** How you take a move that the story tells. Another reaction to the same one replaces it. */
export interface React {
  ply: number;
  reaction: Reaction | null;
}

/** How a player took a move. */
export interface Reacted {
  ply: number;
  seat: number;
  reaction: Reaction;
}

/** A rule that forbids a move, with the sentence that says so; the page has its own, found by `key`. */
export interface Reason {
  key: string;
  rule: string;
  text: string;
}

export interface Refusal {
  error: Problem;
}

export interface Replay {
  game: string;
  options: Record<string, boolean | number | string>;
  names: string[];
  frames: Frame[];
  result: Result;
}

/** Somebody at your table behaves so that whoever runs the server should know. */
export interface Report {
  seat: number;
  reason: "cheating" | "insult" | "name" | "other" | "spam";
  text?: string;
}

/** It is kept; whoever runs the server will see it. */
export interface Reported {
  seat: number;
}

export interface Result {
  scores: number[];
  winners: number[];
  end: string;
  decided_by: string[];
}

export interface Review {
  format: string;
  game: string;
  rules: number;
  options: Record<string, number | string | boolean>;
  names: string[];
  effort: "quick" | "thorough";
  judges: Judges;
  start: number[];
  deal: number[];
  moments: Moment[];
  decisions: JudgedDecision[];
  turning_points: TurningPoint[];
  seats: SeatReview[];
}

/** A review takes a while: ask again until it is there. What has been made is kept with the table. */
export interface ReviewState {
  progress: number;
  review?: Review;
}

/** A game between bots up to a decision, as its seat saw it: which move is the best? */
export interface Riddle {
  day: string;
  number: number;
  game: string;
  options: Record<string, boolean | number | string>;
  names: string[];
  seat: number;
  memory: "full" | "own";
  frames: LessonFrame[];
  legal: string[];
  question: Question;
}

export interface RiddleSolution {
  day: string;
  solution: Solution;
  record: Record<string, unknown>;
}

/** A piece of the rulebook: a section (`SD-3`, with a title), or one rule of it (`SD-3.6`). */
export interface Rule {
  number: string;
  text: string;
  title?: string;
}

export interface Said {
  seat: number | null;
  name: string;
  text: string;
  at: number;
  phrase?: Phrase;
  who?: string;
}

/** Either a text or a phrase. */
export interface Say {
  text?: string;
  phrase?: Phrase;
}

/** The same among the spectators, who have no token. */
export interface SayInGallery extends Say {
  key: string;
  name?: string;
}

/** A seat that is or was yours, with the link to its table. */
export interface SeatOfMine {
  table: string;
  link: string;
  game: string;
  seat: number;
  name: string;
  left: boolean;
  addresses: string[];
}

/** What a seat's share of the win came from. `start + deal + draws + secrets + decisions + rivals` is `share`. */
export interface SeatReview {
  seat: number;
  share: number;
  start: number;
  deal: number;
  draws: number;
  secrets: number;
  decisions: number;
  rivals: number;
  accuracy: number | null;
  choices: number;
  cost: number;
  best_moves: number[];
  costly_moves: number[];
}

export interface SeatToken {
  seat: number;
  token: string;
}

export interface SeatVacated {
  seat: number;
}

export interface SeatView {
  seat: number;
  name: string;
  kind: "bot" | "human" | "open";
  connected: boolean;
  thinking: boolean;
  by_bot: boolean;
  away: number | null;
  level?: string;
  word_hash?: string;
  word_missing?: boolean;
  left?: boolean;
  time?: number;
  time_used?: number;
  rating?: RatingChange;
  break_until?: number;
}

/** Play a deal, with the token of whoever has entered. */
export interface SitDown {
  deal: number;
  name: string;
  id: string;
  seat?: number;
  others?: "bots" | "open";
}

/** Which decision of the game is asked for, and what the judge found. All of it is what the seat could know. */
export interface Solution {
  decision: number;
  seat: number;
  moves: JudgedMove[];
  tempting: string;
  margin: number;
  error: number;
  simulations: number;
  remark?: Question | null;
}

export interface Standing {
  name: string;
  percent: number | null;
  scores: NightScore[];
}

export interface Start {
  fill?: string;
}

/** Tell this seat's player at an address. The same address again replaces what was wished before. */
export interface Subscribe {
  kind: "email" | "push" | "webhook";
  address: string;
  keys?: PushKeys | null;
  language?: string;
  quiet?: QuietTime | null;
  zone?: string;
}

export interface SubscriptionInfo {
  id: string;
  kind: "email" | "push" | "webhook";
  to: string;
  language: string;
  quiet: QuietTime | null;
  zone: string;
  confirmed: boolean;
}

/** A bot for a seat whose player has left, or does not answer. */
export interface Substitute {
  level?: string;
}

export interface TableClosed {
  table: string;
}

/** Take the own last move back, or ask the others to allow it. */
export interface TakeBack {
  ply: number;
  id: string | number;
}

/** Somebody would like to take a move back. */
export interface TakeBackRequestView {
  seat: number;
  ply: number;
  left: number;
  waits_for: number[];
}

/** The viewer's own last move may be taken back. */
export interface TakeBackView {
  ply: number;
  asks: boolean;
}

/** The clock of a player stands still until then. None: they are back. */
export interface TakeBreak {
  until: number | null;
}

/** A device tells its word, when the view says that it is due. */
export interface TellWord {
  word: string;
  next_hash?: string | null;
}

/** A finished game. */
export interface Together {
  game: string;
  at: number;
}

/** Whether the address took the message. */
export interface Told {
  sent: boolean;
}

/** A moment that changed much. */
export interface TurningPoint {
  number: number;
  seat: number;
  change: number;
  by: "decision" | "luck";
}

/** No more mail goes to this address. */
export interface Unsubscribed {
  ended: boolean;
}

/** How the table is now: the whole view, or a patch that makes it out of the view that this socket was sent before. A patch leaves the story as it is; the events are to be put at its end. If events have patches, which are for the view's state, these come first, in their order. */
export interface Update {
  number: number;
  ply: number;
  view?: View;
  patch?: Operation[];
  events: StoryEvent[];
}

/** All that one seat, or a spectator, is shown. */
export interface View<Game extends GameTypes = GameTypes> {
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  status: "finished" | "playing" | "waiting";
  ply: number;
  seat: number | null;
  asked: number[];
  legal: Game["move"][];
  state: Game["state"] | null;
  commitment: string;
  seats: SeatView[];
  is_host: boolean;
  spectators: boolean;
  hints: boolean;
  memory: "full" | "own";
  clock: ClockView | null;
  chat: Said[];
  story: StoryEvent<Game["event"]>[];
  result?: Result;
  question?: Game["question"];
  next?: NextTable;
  words_due?: number[];
  host_seat?: number;
  locked?: boolean;
  opening?: OpeningView;
  hints_for_all?: boolean;
  warnings?: WarningView[];
  patience?: Patience;
  chat_allows?: Talk;
  gallery_allows?: Talk;
  gallery?: Said[];
  reactions?: Reacted[];
  take_backs?: "ask" | "free" | "off";
  take_back?: TakeBackView;
  take_back_request?: TakeBackRequestView;
  break_days?: number;
  rated?: boolean;
  night?: NightOfTable;
}

/** A table of the night that has not begun, and has free seats. */
export interface WaitingTable {
  table: string;
  deal: number;
  names: string[];
  free: number;
}

/** A player lets the others wait, and has been asked whether they are still there. */
export interface WarningView {
  seat: number;
  left: number;
  voters: number[];
  needed: number;
}

/** What a socket is sent first: the view itself, and once more as a change, so that a client that reads changes needs no second case. */
export interface Welcome extends View {
  view: View;
  events: GameEvent[];
}

/** Why a move can't be made now. */
export interface Why {
  move: string;
  reason: Reason | null;
}

/** All that a socket is sent. A refusal has `error`; whoever asked for patches is sent updates. */
export type Message = Change | Welcome | Update | Heartbeat | Refusal;
