import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Stage, type Shown } from '../../src/lib/stage.svelte';
import { beatsOf, hurried, DEFAULT, type Staging } from '../../src/lib/staging';
import type { StoryEvent, View } from '../../src/protocol';
import { view } from './views';

const told = (text: string, event = 'stole', ply = 0): StoryEvent => ({ ply, text, event });

/** The events of a move as the table tells them: each adds its word to the table, the last leads to the view. */
function counted(events: StoryEvent[], open = false): StoryEvent[] {
  return events.map((event, i) => {
    const state = { words: events.slice(0, i + 1).map(({ text }) => text) };
    return i < events.length - 1
      ? { ...event, after: open ? { state, openViews: { 0: state, 1: state } } : { state } }
      : event;
  });
}

const counting: Staging = {
  acts: {
    revealed: { lasts: 1000, together: true },
    stole: { lasts: 800, moment: 0.5 },
    drew: { lasts: 0 },
  },
};

const heard: string[] = [];
let pace = 1;
let stage: Stage;

function staged(staging: Staging | null = counting): Stage {
  return new Stage({
    staging: () => staging ?? undefined,
    pace: () => pace,
    tell: (events) => heard.push(...events.map(({ text }) => text)),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  pace = 1;
  stage = staged();
});
afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

const table = (words: string[], story: StoryEvent[], change: Partial<View> = {}): Shown => ({
  view: view({ state: { words }, story, ...change }),
});
const START = table([], []);
const wordsOn = (shown: Shown) => stage.over(shown).view.state?.['words'] as string[] | undefined;

describe('one move', () => {
  const revealed = [told('A reveals.', 'revealed'), told('B reveals.', 'revealed')];
  const move = counted([...revealed, told('A steals.'), told('A draws.', 'drew'), told('B steals.')]);
  const reveal = move.slice(0, 2);
  const now = table(['the end'], move, { ply: 1, legal: ['play R1'] });

  beforeEach(() => {
    stage.show(START);
    stage.show(now);
  });

  test('what belongs together is shown together, and the table shows it', () => {
    expect(stage.beat).toMatchObject({ kind: 'revealed', events: reveal, lasts: 1000 });
    expect(wordsOn(now)).toEqual(['A reveals.', 'B reveals.']);
    expect(stage.over(now).view.story).toEqual(reveal);
  });

  test('the table is as it was until the moment of an event', () => {
    vi.advanceTimersByTime(1000);
    expect(stage.beat?.kind).toBe('stole');
    expect(wordsOn(now)).toEqual(['A reveals.', 'B reveals.']);
    vi.advanceTimersByTime(400);
    expect(wordsOn(now)).toEqual(['A reveals.', 'B reveals.', 'A steals.']);
  });

  test('what takes no time happens on the way, and in the end the true view is there', () => {
    vi.advanceTimersByTime(1800);
    expect(wordsOn(now)).toContain('A draws.');
    vi.advanceTimersByTime(800);
    expect([stage.isPlaying, stage.beat]).toEqual([false, null]);
    expect(stage.over(now).view).toBe(now.view);
  });

  test('each event is told once, in its order, when it is shown', () => {
    expect(heard).toEqual(['A reveals.', 'B reveals.']);
    vi.advanceTimersByTime(10_000);
    expect(heard).toEqual(now.view.story.map(({ text }) => text));
  });

  test('what is asked is true from the beginning', () => {
    expect(stage.over(now).view).toMatchObject({ ply: 1, legal: ['play R1'] });
  });

  test('skipping shows the true view at once, and tells the rest', () => {
    stage.finish();
    expect(stage.over(now).view).toBe(now.view);
    expect(heard).toEqual(now.view.story.map(({ text }) => text));
    vi.advanceTimersByTime(10_000);
    expect(heard).toHaveLength(5);
  });

  test('a line of chat changes nothing on stage', () => {
    const chatted = { view: { ...now.view, chat: [{ seat: 0, name: 'Ada', text: 'Oh!', at: 0 }] } };
    stage.show(chatted);
    expect(stage.over(chatted).view.chat).toHaveLength(1);
    expect(wordsOn(chatted)).toEqual(['A reveals.', 'B reveals.']);
    expect(heard).toHaveLength(2);
  });

  test('another seat’s view ends the show: nothing of the one before is drawn', () => {
    const other = table(['secret'], now.view.story, { seat: 1 });
    expect(stage.over(other)).toEqual({ view: other.view, openViews: undefined });
    stage.show(other);
    expect(stage.isPlaying).toBe(false);
  });
});

test('the first view is there at once', () => {
  stage.show(table(['all'], [told('Long ago.')]));
  expect([stage.isPlaying, heard]).toEqual([false, []]);
});

test('without motion everything is there at once, and told', () => {
  pace = 0;
  stage.show(START);
  const now = table(['end'], [told('A steals.')]);
  stage.show(now);
  expect(stage.over(now).view).toBe(now.view);
  expect(heard).toEqual(['A steals.']);
});

test('a slower pace takes longer', () => {
  pace = 2;
  stage.show(START);
  stage.show(table(['end'], [told('A steals.')]));
  expect(stage.beat?.lasts).toBe(1600);
  vi.advanceTimersByTime(1599);
  expect(stage.isPlaying).toBe(true);
  vi.advanceTimersByTime(1);
  expect(stage.isPlaying).toBe(false);
});

test('who won is not seen before the last event', () => {
  stage.show(START);
  const now = table(['end'], [told('A steals.')], {
    status: 'finished',
    result: { scores: [1, 0], winners: [0], end: 'SD-5', decided_by: [] },
  });
  stage.show(now);
  expect(stage.over(now).view).toMatchObject({ status: 'playing' });
  expect(stage.over(now).view.result).toBeUndefined();
  stage.finish();
  expect(stage.over(now).view.result).toBeDefined();
});

test('a view that comes while one is played waits for its turn, on the table the first one led to', () => {
  stage.show(START);
  const [first, second] = [told('A steals.'), told('B steals.', 'stole', 1)];
  stage.show(table(['one'], [first]));
  const now = table(['two'], [first, second]);
  stage.show(now);
  expect(stage.beat?.events).toEqual([first]);
  vi.advanceTimersByTime(800);
  expect([stage.beat?.events, wordsOn(now)]).toEqual([[second], ['one']]);
  vi.advanceTimersByTime(800);
  expect(stage.isPlaying).toBe(false);
});

test('nobody is ever more than a few seconds behind, and no event is lost', () => {
  stage.show(START);
  const story = Array.from({ length: 40 }, (_, ply) => told(`Theft ${ply}.`, 'stole', ply));
  for (let n = 1; n <= story.length; n++) stage.show(table([], story.slice(0, n)));
  vi.advanceTimersByTime(7000);
  expect(stage.isPlaying).toBe(false);
  expect(heard).toEqual(story.map(({ text }) => text));
});

test('open hands are told along with the table', () => {
  const open = (words: string[]) => ({ 0: { words }, 1: { words } });
  stage.show({ ...START, openViews: open([]) });
  const move = counted([told('A reveals.', 'revealed'), told('A steals.')], true);
  const now = { ...table(['end'], move), openViews: open(['end']) };
  stage.show(now);
  expect(stage.over(now).openViews).toEqual(open(['A reveals.']));
  stage.finish();
  expect(stage.over(now).openViews).toBe(now.openViews);
});

test('more may wait than the story goes back', () => {
  stage.show(START);
  const story = Array.from({ length: 40 }, (_, ply) => told(`Theft ${ply}.`, 'stole', ply));
  stage.show(table([], story));
  const now = table([], story.slice(-10));
  expect(stage.over(now).view.story).toEqual([]);
});

test('where nobody knows the table between, every event is told over the new one', () => {
  stage = staged(null);
  stage.show(START);
  const now = table(['end'], [told('A steals.'), told('B steals.')]);
  stage.show(now);
  expect([stage.beat?.events.length, wordsOn(now), stage.beat?.lasts]).toEqual([1, ['end'], DEFAULT.lasts]);
});

test('a cut tells what it is told to, and nothing of what lies between', () => {
  stage.show(START);
  stage.cut(table([], [told('One.'), told('Two.')]), [told('Two.')]);
  expect(heard).toEqual(['Two.']);
});

describe('in a hurry', () => {
  const beats = (n: number) =>
    beatsOf(
      Array.from({ length: n }, () => told('A steals.')),
      counting,
    );
  const total = (all: { lasts: number }[]) => all.reduce((sum, { lasts }) => sum + lasts, 0);

  test('what fits is as it was', () => expect(hurried(beats(3), 2400)).toEqual(beats(3)));

  test('a little too much: all are shorter', () => {
    expect(hurried(beats(3), 1600).map(({ lasts }) => Math.round(lasts))).toEqual([533, 533, 533]);
  });

  test('far too much: the first happen at once, the last are seen', () => {
    const all = hurried(beats(20), 1600);
    expect(total(all)).toBeLessThanOrEqual(1600);
    expect([all[0]!.lasts, all.at(-1)!.lasts]).toEqual([0, 360]);
  });
});
