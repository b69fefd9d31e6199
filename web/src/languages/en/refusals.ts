// Why the server refused, by its cause: as the server says it.

import type { Causes, Problem } from '../../protocol';
import { count, list } from './grammar';

const quoted = (text: string): string => `'${text}'`;
const WHAT = { game: 'game', option: 'option', level: 'level', language: 'language' };
const again = (seconds: number): string => `try again in ${seconds} s.`;

/** A sentence for every cause, from what the refusal names and, of a record, where. */
export type Refusals = { [Cause in keyof Causes]: (parts: Causes[Cause] & Pick<Problem, 'line' | 'index'>) => string };

export const refusals: Refusals = {
  'nothing-said': () => 'There is nothing in this message.',
  'too-slow': ({ seconds }) => `The rest of the request did not come within ${seconds} s.`,
  'bad-http': ({ reason }) => `Not a request as it should be: ${reason}.`,
  'wrong-form': ({ reason }) => `Not what is asked for: ${reason}.`,
  'not-json': ({ reason }) => `Not JSON: ${reason}.`,
  'players-only': () => 'Only those who play can do this: send your token.',
  private: () => 'This table is private: only those who play see it.',
  'wrong-token': () => 'Nobody at this table has this token.',
  'host-starts': () => 'Only the host starts the game.',
  'host-plays-again': () => 'Only the host calls for another game.',
  'seated-only': () => 'Only those who sit at the table move.',
  'no-hints': () => 'There are no hints at this table.',
  'other-site': () => "Pages of other sites can't use this server.",
  'others-first': ({ names }) => `It is not your turn: ${list(names)} must choose first.`,
  'hints-when-asked': () => 'Hints are for the moment when you are asked.',
  'no-such-table': () => 'There is no such table; perhaps it was closed.',
  'no-such-game': ({ game }) => `There is no game ${quoted(game)}.`,
  'no-such-seat': ({ seat }) => `This table has no seat ${seat}.`,
  'no-lesson': ({ game }) => `${game} has no lesson.`,
  'no-such-step': ({ game, name }) => `${game} has no lesson with a step ${quoted(name)}.`,
  'nothing-here': () => 'There is nothing at this address.',
  'wrong-method': () => 'This address does not take such a request.',
  'game-over': () => 'The game is over.',
  'moved-on': () => 'The game has moved on; here is how it stands.',
  'answered-first': () => 'Another answer came first; here is how the game stands.',
  'spoke-first': () => 'Somebody else spoke just now; please say it again.',
  'called-first': () => 'Somebody else has just called for another game.',
  'table-full': () => 'This table is full.',
  'seat-taken': () => 'This seat is taken.',
  'seat-just-taken': () => 'Somebody else took this seat just now.',
  started: () => 'The game has begun; the table takes no more guests.',
  'not-started': () => 'The game has not begun yet: the host starts it.',
  'not-finished': () => 'The game is not over yet.',
  'record-too-early': () => 'The game is not over yet: its record would give everything away.',
  'not-left': () => 'Nobody has left this seat.',
  'still-here': ({ name }) => `${name} is at the table.`,
  'just-left': ({ name }) => `${name} has only just left.`,
  'too-large': ({ most }) => `A request of this kind has at most ${count(most)} bytes.`,
  'headers-too-large': ({ most }) => `The headers of a request have at most ${count(most)} bytes.`,
  'wrong-host': ({ name }) =>
    `This server is not known as ${quoted(name)}: its operator can add the name to VENDOME_HOSTS.`,
  unknown: ({ what, name, known }) => `There is no ${WHAT[what]} ${quoted(name)}, only ${list(known)}.`,
  'bad-players': ({ game, low, high, value }) => `${game} is for ${low} to ${high} players, not ${value}.`,
  'bad-value': ({ name, value, known }) => `The option ${quoted(name)} can't be ${value}, only ${list(known)}.`,
  'seats-described': ({ seats, players }) => `${seats} seats are described for ${players} players.`,
  'no-such-move': ({ move }) => `The game has no move ${quoted(move)}.`,
  'bad-nth': ({ value }) => `\`nth\` is the number of a game in the file, from 1, not ${quoted(value)}.`,
  'bad-replay': ({ last }) => `A replay is as a seat from 0 to ${last} saw it, \`public\` or \`all\`.`,
  'illegal-move': ({ move }) => `${quoted(move)} is not allowed now.`,
  'against-rule': ({ move, reason, rule }) => `${quoted(move)} is not allowed now: ${reason} (${rule})`,
  'bad-record': ({ reason }) => `The record is not right: ${reason}.`,
  'no-such-record': ({ nth }) => `The file has no game number ${nth}.`,
  'too-many-requests': ({ seconds }) => `Too many requests; ${again(seconds)}`,
  'too-many-tables': ({ seconds }) => `Too many new tables; ${again(seconds)}`,
  'too-many-joins': ({ seconds }) => `Too many attempts to join; ${again(seconds)}`,
  'too-many-moves': ({ seconds }) => `Too many moves; ${again(seconds)}`,
  'too-many-messages': ({ seconds }) => `Too many messages; ${again(seconds)}`,
  'too-many-questions': ({ seconds }) => `Too many questions; ${again(seconds)}`,
  'too-many-connections': () => 'Too many open connections from your address.',
  'too-many-hints': () => 'Many ask for hints just now; try again in a moment.',
  broken: () => 'Something broke on our side; please try again.',
  unavailable: () => 'The store does not answer; please try again.',
  'server-full': () => 'Too many are connected just now; please try again.',
  'table-of-other-rules': ({ its, ours }) => `This table plays by version ${its} of the rules; we have ${ours}.`,
  unplayable: ({ reason }) => `This table can't be played on: ${reason}.`,
};
