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
  "other-site": Named<never>;
  "blocked": Named<never>;
  "others-first": Named<"names">;
  "hints-when-asked": Named<never>;
  "no-such-table": Named<never>;
  "no-such-game": Named<"game">;
  "no-such-seat": Named<"seat">;
  "nobody-there": Named<"seat">;
  "no-lesson": Named<"game">;
  "no-lens": Named<"game">;
  "no-riddle": Named<"value">;
  "no-such-step": Named<"game" | "name">;
  "nothing-here": Named<never>;
  "wrong-method": Named<never>;
  "game-over": Named<never>;
  "moved-on": Named<never>;
  "answered-first": Named<never>;
  "spoke-first": Named<never>;
  "called-first": Named<never>;
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
  "not-left": Named<never>;
  "still-here": Named<"name">;
  "just-left": Named<"name">;
  "just-asked": Named<"name" | "seconds">;
  "too-large": Named<"most">;
  "headers-too-large": Named<"most">;
  "wrong-host": Named<"name">;
  "unknown": Named<"what" | "name" | "known">;
  "bad-players": Named<"game" | "low" | "high" | "value">;
  "bad-value": Named<"name" | "value" | "known">;
  "seats-described": Named<"seats" | "players">;
  "wrong-word": Named<never>;
  "no-such-move": Named<"move">;
  "bad-nth": Named<"value">;
  "bad-replay": Named<"last">;
  "illegal-move": Named<"move">;
  "against-rule": Named<"move" | "reason" | "rule" | "key">;
  "bad-record": Named<"reason" | "fault">;
  "no-such-record": Named<"nth">;
  "too-many-requests": Named<"seconds">;
  "too-many-tables": Named<"seconds">;
  "too-many-joins": Named<"seconds">;
  "too-many-moves": Named<"seconds">;
  "too-many-messages": Named<"seconds">;
  "too-many-questions": Named<"seconds">;
  "too-many-connections": Named<never>;
  "too-many-hints": Named<never>;
  "too-many-replays": Named<"seconds">;
  "busy": Named<"seconds">;
  "broken": Named<never>;
  "unavailable": Named<never>;
  "server-full": Named<never>;
  "not-ready": Named<"reason">;
  "no-room": Named<never>;
  "table-of-older-rules": Named<"its" | "ours">;
  "table-of-newer-rules": Named<"its" | "ours">;
  "closed-by-operator": Named<never>;
  "closed-by-host": Named<never>;
  "called-off": Named<never>;
  "unplayable": Named<"reason">;
}

export type Cause = keyof Causes;

export interface AgesInfo {
  years: number;
  over: boolean;
}

/** On a socket: send the whole view again, for a patch was lost. */
export interface Ask {
  ask: "view";
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
}

/** Time to think. When it runs out, a bot makes that one decision. */
export interface Clock {
  seconds: number;
}

export interface ClockView {
  seconds: number;
  left: number | null;
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

export interface Join {
  name: string;
  seat?: number | null;
  word_hash?: string | null;
  id?: string | null;
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
}

export interface NewTableMade {
  table: string;
  host: string;
  seats: SeatToken[];
}

export interface NextTable {
  table: string;
}

/** What a seat knows as numbers, for a program that learns; each game's `observation.py` says what they mean. */
export interface Observation {
  ply: number;
  seat: number;
  observation: number[];
  mask: number[];
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

/** After how many seconds others may ask for a bot at somebody's seat. */
export interface Patience {
  away: number;
  idle: number;
}

export interface Players {
  min: number;
  max: number;
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
}

export interface Say {
  text: string;
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

export interface Start {
  fill?: string;
}

/** A bot for a seat whose player has left, or does not answer. */
export interface Substitute {
  level?: string;
}

export interface TableClosed {
  table: string;
}

/** A device tells its word, when the view says that it is due. */
export interface TellWord {
  word: string;
  next_hash?: string | null;
}

/** A moment that changed much. */
export interface TurningPoint {
  number: number;
  seat: number;
  change: number;
  by: "decision" | "luck";
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
  hints_for_all?: boolean;
  warnings?: WarningView[];
  patience?: Patience;
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
