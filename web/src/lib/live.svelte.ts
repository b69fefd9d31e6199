// One seat's (or a spectator's) connection to a table. It comes back by itself, and it loses no move:
// a move that was not answered is sent again, under the same id, until the table has taken or refused it.
// A line may die without a word, so the table is asked for a heartbeat: whoever hears nothing connects anew.

import type { Ask, Heartbeat, Move, Problem, Refusal, StoryEvent, Update, View } from '../protocol';
import { freshId } from './ids';
import { untold } from './story';
import { updated } from './updates';

/** `gone`: the table or the seat doesn't exist, and asking again would not help. */
export type Link = 'connecting' | 'live' | 'lost' | 'gone';

export interface Listener {
  /** Something new happened at the table. */
  told?: (events: StoryEvent[]) => void;
  refused?: (problem: Problem) => void;
  /** The table knows no such token. */
  unknown?: () => void;
}

const FIRST_WAIT = 250; // ms; doubles with every try in vain
const LONGEST_WAIT = 8000;
const PATIENCE = 6000; // a move or a question unanswered for so long: the line is dead though nobody said so
const HEARTBEAT = 5; // s; the table says something at least so often
const SILENCE = 2500 * HEARTBEAT; // ms without a word: the line is dead
const OPENING = 8000; // ms until the first view

type Message = Update | Heartbeat | Refusal;

const GONE = new Set(['no-such-table', 'wrong-token', 'forbidden', 'no-token', 'gone']);

export class Live {
  view = $state.raw<View | null>(null);
  link = $state<Link>('connecting');
  /** Why the table is gone. */
  problem = $state.raw<Problem | null>(null);
  /** The move under way. */
  sent = $state.raw<Move | null>(null);

  readonly table: string;
  readonly token: string | undefined;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** When something was heard last, or the line was opened. */
  #heard = 0;
  #isClosed = false;
  /** The number of the last update. */
  #number = -1;
  /** An update was missed or didn't fit, and the whole view has been asked for: until then, patches are of no use. */
  #hasGap = false;
  #gapPatience: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, token: string | undefined, listener: Listener = {}) {
    this.table = table;
    this.token = token;
    this.#listener = listener;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Make a move in the position that is shown. Nothing happens while another is under way. */
  act(move: string): void {
    if (this.sent || !this.view) return;
    this.sent = { ply: this.view.ply, move, id: freshId() };
    this.#sendMove();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#patience);
    clearTimeout(this.#silence);
    clearTimeout(this.#gapPatience);
    const socket = this.#socket;
    this.#socket = null; // what it still says is for nobody
    socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${this.table}/live?frames=events&heartbeat=${HEARTBEAT}`;
    const socket = new WebSocket(address, subprotocols(this.token));
    this.#socket = socket;
    this.#watch(OPENING);
    socket.onmessage = (message) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(message.data)) as Message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #hear(message: Message): void {
    this.#watch(SILENCE);
    if ('error' in message) this.#refuse(message.error);
    else if (!('heartbeat' in message)) this.#update(message);
  }

  /** Give the line up unless something is heard in time. */
  #watch(time: number): void {
    this.#heard = Date.now();
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#giveUpOn(this.#socket), time);
  }

  #update(update: Update): void {
    const before = this.view;
    const isNext = update.number === this.#number + 1;
    this.#number = update.number;
    if (update.view) {
      this.#closeGap();
      this.#show(update.view, before ? untold(before.story, update.view.story) : []);
    } else if (!this.#hasGap) {
      const view = before && isNext ? tryToUpdate(before, update) : null;
      if (view) this.#show(view, update.events);
      else this.#askForView();
    }
  }

  #show(view: View, news: StoryEvent[]): void {
    const isBack = this.link !== 'live';
    this.link = 'live';
    this.#tries = 0;
    this.view = view;
    if (this.sent && isAnswered(this.sent, view)) this.#settle();
    else if (this.sent && isBack) this.#sendMove();
    if (news.length > 0) this.#listener.told?.(news);
  }

  /** The view that we have is not the one that the table goes on from. */
  #askForView(): void {
    const question: Ask = { ask: 'view' };
    this.#hasGap = true;
    this.#socket?.send(JSON.stringify(question));
    this.#gapPatience = setTimeout(() => this.#giveUpOn(this.#socket), PATIENCE);
  }

  #closeGap(): void {
    this.#hasGap = false;
    clearTimeout(this.#gapPatience);
  }

  #refuse(problem: Problem): void {
    if (GONE.has(problem.code) && !problem.id) {
      this.problem = problem;
      this.link = 'gone';
      this.#socket?.close();
      if (problem.cause === 'wrong-token') this.#listener.unknown?.(); // not who was told that they were removed
      return;
    }
    // Turned away at the door (too many, or the store is down): the wait and another try are the answer.
    if (!problem.id && (this.link !== 'live' || this.#hasGap)) return;
    if (problem.id !== undefined && problem.id === this.sent?.id) this.#settle();
    // That the position has moved on is seen, and needs no words.
    if (problem.code !== 'stale') this.#listener.refused?.(problem);
  }

  #sendMove(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(this.sent));
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#giveUpOn(this.#socket), PATIENCE);
  }

  #settle(): void {
    this.sent = null;
    clearTimeout(this.#patience);
  }

  #giveUpOn(socket: WebSocket | null): void {
    if (socket !== this.#socket) return;
    this.#lose();
    socket?.close();
  }

  #lose(): void {
    this.#socket = null;
    clearTimeout(this.#patience);
    clearTimeout(this.#silence);
    this.#closeGap();
    if (this.#isClosed || this.link === 'gone') return;
    this.link = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    clearTimeout(this.#retry);
    // A little chance, so that a server that comes back is not met by everyone at once.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** The network or the person is back: don't wait any longer. The timers of a page that nobody looked at may have slept,
   * so the line is looked at now; and one that was being opened without a network will not be. */
  #hurry = ({ type }: Event): void => {
    if (this.#isClosed || this.link === 'gone' || document.visibilityState !== 'visible') return;
    const isDead = Date.now() - this.#heard > SILENCE || (type === 'online' && this.link !== 'live');
    if (this.#socket && isDead) this.#giveUpOn(this.#socket);
    if (this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  };
}

/** They carry the token, which would be written down by proxies if it were in the address. A token of ours has no other
 * characters; with them a mistyped one could not even be offered. */
function subprotocols(token: string | undefined): string[] {
  return token ? ['vendome', `vendome.token.${token.replace(/[^\w-]/g, '-')}`] : ['vendome'];
}

/** The view after an update; null if the update was made for another view. */
function tryToUpdate(view: View, update: Update): View | null {
  try {
    return updated(view, update);
  } catch {
    return null;
  }
}

/** Whether a view shows that a move has been taken, or that its moment has passed. */
export function isAnswered(sent: Move, view: View): boolean {
  return view.seat === null || !view.asked.includes(view.seat) || view.ply !== sent.ply;
}
