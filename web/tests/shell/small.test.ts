// The small helpers of the page, each in a few sentences.

import { beforeEach, describe, expect, test } from 'vitest';
import type { GameInfo, Replay } from '../../src/protocol';
import { locale } from '../../src/lib/locale.svelte';
import { draft, request, withPlayers } from '../../src/lib/newTable';
import { leadingOptions } from '../../src/lib/options';
import { forgetTable, keepTable, ownTable, ownTables, privateLink, tokensIn, wordIn } from '../../src/lib/own';
import { blocksOf, spansOf, speakingOf } from '../../src/lib/prose';
import { unfolded } from '../../src/lib/unfolded';
import { openViewsAt, recordsIn, viewAt } from '../../src/replay/replay';
import { routeOf } from '../../src/lib/router.svelte';
import { untold } from '../../src/lib/story';
import { event } from './views';

beforeEach(() => localStorage.clear());

describe('routes', () => {
  test('every page has its path', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/table/aB-3_x')).toEqual({ page: 'table', table: 'aB-3_x' });
    expect(routeOf('/replay')).toEqual({ page: 'replay', table: null });
    expect(routeOf('/replay/x1/')).toEqual({ page: 'replay', table: 'x1' });
    expect(routeOf('/riddle')).toEqual({ page: 'riddle', day: null });
    expect(routeOf('/riddle/2026-01-31')).toEqual({ page: 'riddle', day: '2026-01-31' });
    expect(routeOf('/rules/my_game')).toEqual({ page: 'rules', game: 'my_game' });
    expect(routeOf('/chart/my_game')).toEqual({ page: 'chart', game: 'my_game' });
    expect(routeOf('/learn/my_game/')).toEqual({ page: 'learn', game: 'my_game' });
    expect(routeOf('/credits')).toEqual({ page: 'credits' });
  });

  test('anything else is unknown', () => {
    expect(routeOf('/table/')).toEqual({ page: 'unknown' });
    expect(routeOf('/table/a/b')).toEqual({ page: 'unknown' });
  });
});

describe('own tables', () => {
  test('seats gather at a table, by their number', () => {
    keepTable({ table: 'a', game: 'g', host: 'h', seats: [{ seat: 1, token: 'one' }] });
    keepTable({ table: 'a', seats: [{ seat: 0, token: 'zero' }] });
    expect(ownTable('a')).toMatchObject({ game: 'g', host: 'h', seats: [{ token: 'zero' }, { token: 'one' }] });
  });

  test('a table can be forgotten', () => {
    keepTable({ table: 'a', game: 'g' });
    forgetTable('a');
    expect(ownTables()).toEqual([]);
  });

  test('storage that was tampered with is no storage', () => {
    localStorage.setItem('vendome.tables', '{nonsense');
    expect(ownTables()).toEqual([]);
  });

  test('a private link carries its token in the fragment', () => {
    expect(tokensIn('#token=a%2Fb')).toEqual(['a/b']);
    expect(tokensIn('')).toEqual([]);
    expect(tokensIn(new URL(privateLink('t', 'a/b')).hash)).toEqual(['a/b']);
    expect(tokensIn(new URL(privateLink('t', 'a/b', { host: 'h&c', word: 'w' })).hash)).toEqual(['a/b', 'h&c']);
    expect(wordIn(new URL(privateLink('t', 'a/b', { word: 'w' })).hash)).toBe('w');
    expect(wordIn('#token=a')).toBeUndefined();
  });
});

describe('the story', () => {
  test('answers that come out of order are still news', () => {
    const before = [event(1, 'Bo has chosen.')];
    const now = [event(0, 'Ada has chosen.'), event(1, 'Bo has chosen.')];
    expect(untold(before, now)).toEqual([event(0, 'Ada has chosen.')]);
  });

  test('the same sentence twice in a move is told twice', () => {
    expect(untold([event(0, 'x')], [event(0, 'x'), event(0, 'x')])).toHaveLength(1);
  });
});

describe('prose', () => {
  test('a rule is found as one types it, whatever its accents, apostrophes and line ends', () => {
    const rules = [
      { number: 'GT-1.3', title: 'Musée', text: 'l’opéra et le\ncasino' },
      { number: 'GT-1.4', text: 'non' },
    ];
    expect(speakingOf(rules, " L'opera et le casino ").map((rule) => rule.number)).toEqual(['GT-1.3']);
    expect(speakingOf(rules, 'musee')).toHaveLength(1);
    expect(speakingOf(rules, 'banque')).toEqual([]);
  });

  test('emphasis, codes and rule numbers are told apart', () => {
    expect(spansOf('**Play.** One `R7`, *(ruling)*: see SD-3.4.')).toEqual([
      { kind: 'strong', text: 'Play.' },
      { kind: 'text', text: ' One ' },
      { kind: 'code', text: 'R7' },
      { kind: 'text', text: ', ' },
      { kind: 'em', text: '(ruling)' },
      { kind: 'text', text: ': see ' },
      { kind: 'rule', text: 'SD-3.4' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('items, paragraphs and tables are blocks; a heading is left out', () => {
    const blocks = blocksOf(
      '## SD-1 Cards\n\nFirst\nline.\n\n- one\n  goes on\n- two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    );
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'item', 'item', 'table']);
  });

  test('text stays text: no markup is made of it', () => {
    expect(spansOf('<img src=x>')).toEqual([{ kind: 'text', text: '<img src=x>' }]);
  });
});

const game: GameInfo = {
  id: 'shadow_thief',
  name: 'The Shadow Thief',
  names: {},
  summary: '',
  players: { min: 2, max: 7 },
  minutes: { min: 20, max: 30 },
  ages: null,
  estimated: false,
  options: [{ name: 'hands', default: 3, choices: [1, 3, 9], help: 'hands in a match', by_language: {} }],
  levels: [{ level: 'burglar', text: '' }],
  level: 'burglar',
  rules: 1,
  lesson: true,
};

describe('a new table', () => {
  test('against bots: the person first, then bots of the usual level', () => {
    const { seats } = request(draft(game, 'bots'));
    expect(seats?.map((seat) => seat.kind)).toEqual(['human', 'bot', 'bot', 'bot']);
    expect(seats?.[1]).toEqual({ kind: 'bot', level: 'burglar' });
  });

  test('with friends: the others are open', () => {
    expect(request(draft(game, 'friends')).seats?.slice(1)).toEqual([
      { kind: 'open' },
      { kind: 'open' },
      { kind: 'open' },
    ]);
  });

  test('around one screen everyone has a name, given or not', () => {
    const table = draft(game, 'hotSeat');
    table.seats[1]!.name = ' Bo ';
    expect(request(table).seats?.map((seat) => seat.name)).toEqual(['Player 1', 'Bo', 'Player 3']);
  });

  test('only what differs from the defaults is stated', () => {
    const table = draft(game, 'bots');
    expect(request(table).options).toEqual({ players: 4 });
    table.options['hands'] = 1;
    expect(request(table).options).toEqual({ players: 4, hands: 1 });
  });

  test('an option may begin as the language of whoever lays the table has it, and is stated then', async () => {
    const edition = { name: 'edition', default: 'en', choices: ['en', 'fr'], help: '', by_language: { fr: 'fr' } };
    const printed = { ...game, options: [...game.options, edition] };
    expect(request(draft(printed, 'bots')).options).toEqual({ players: 4 });
    expect(leadingOptions(printed)).toEqual([edition]);
    await locale.load('fr');
    expect(request(draft(printed, 'bots')).options).toEqual({ players: 4, edition: 'fr' });
    await locale.load('en');
  });

  test('fewer or more players leave the others where they are', () => {
    const table = draft(game, 'bots');
    table.seats[1]!.kind = 'open';
    table.seats = withPlayers(table, 6);
    expect(table.seats.map((seat) => seat.kind)).toEqual(['human', 'open', 'bot', 'bot', 'bot', 'bot']);
    expect(withPlayers(table, 2)).toHaveLength(2);
  });
});

describe('a replay', () => {
  test('that came as patches is unfolded, and shares what stays', () => {
    const frame = { ply: 0, seat: null, move: null, events: [] };
    const first = { '0': { hand: ['a'], box: { gems: 3 } }, public: { box: { gems: 3 } } };
    const patches = { '0': [{ op: 'replace', path: '/hand', value: [] }], public: [] };
    const small = {
      game: 'g',
      options: {},
      names: [],
      frames: [
        { ...frame, views: first },
        { ...frame, ply: 1, patches },
      ],
    };
    const { frames } = unfolded(small as unknown as Replay);
    const views = { ...first, '0': { hand: [], box: { gems: 3 } } };
    expect(frames[1]).toEqual({ ...frame, ply: 1, views, along: [views] });
    expect(frames[1]!.views!['0']!['box']).toBe(first['0'].box);
    expect(unfolded({ ...small, frames } as unknown as Replay).frames).toEqual(frames);
  });

  const frame = (ply: number, seat: number | null) => ({
    ply,
    seat,
    move: seat === null ? null : 'play R7',
    events: [{ text: `event ${ply}`, event: 'happened' }],
    views: { '0': { hand: ['R7'] }, '1': { hand: ['N2'] }, public: { hand: [] } },
  });
  const replay: Replay = {
    game: 'shadow_thief',
    options: {},
    names: ['Ada', 'Bo'],
    frames: [frame(0, null), frame(1, 0), frame(2, 1)],
    result: { scores: [3, 5], winners: [1], end: 'SD-4.1', decided_by: [] },
  };

  test('a frame is a view in which nothing can be clicked and the next to move is marked', () => {
    const view = viewAt(replay, 0, 1);
    expect(view).toMatchObject({ seat: 1, state: { hand: ['N2'] }, legal: [], asked: [0], status: 'playing' });
  });

  test('the last frame has the result, and nobody is asked', () => {
    expect(viewAt(replay, 2, 'open')).toMatchObject({ status: 'finished', asked: [], result: { winners: [1] } });
  });

  test('open cards are every seat’s own state', () => {
    expect(Object.keys(openViewsAt(replay, 1))).toEqual(['0', '1']);
  });

  test('the story grows with the frames', () => {
    expect(viewAt(replay, 1, 0).story.map(({ text }) => text)).toEqual(['event 0', 'event 1']);
  });

  test('a file holds one record, or one a line', () => {
    expect(recordsIn('{\n"a": 1\n}')).toHaveLength(1);
    expect(recordsIn('{"a": 1}\n{"a": 2}\n')).toHaveLength(2);
  });
});
