// What a seat could infer: how it is told, what moved since a drawer was open, and the drawers that ask.

import { flushSync, mount, tick, unmount } from 'svelte';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { told } from '../src/games/lens';
import { movedOf } from '../src/games/master_thieves/lens/moved';
import { begin, coverAgain, isCovered, judge, uncover, withoutContents } from '../src/games/master_thieves/lens/recall';
import type { Event, Grain, Position, Remembered, Sight, State } from '../src/games/master_thieves/view';
import { LANGUAGES, type Language } from '../src/languages';
import { locale } from '../src/lib/locale.svelte';
import { loadParts, texts } from '../src/replay/lens/parts.svelte';
import tables from './fixtures/master_thieves.json';
import { languagesOf } from './languagesOf';

const GAMES = ['gentlemen_thieves', 'master_thieves', 'shadow_thief'];

test('what is possible is never 0%, and what is not certain never 100%', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(told)).toEqual([0, 0.01, 0.5, 0.99, 1]);
});

describe('what moved since a drawer was last open', () => {
  const opened = (drawer: Grain, position: Position): Event => ({
    event: 'opened',
    text: '',
    seat: 0,
    drawer,
    position,
  });
  const turned: Event = { event: 'turned', text: '', seat: 0 };
  const rotated: Event = { event: 'rotated', text: '', seat: 0, rotation: 'rotate top-left' };
  const round: Event = { event: 'round_began', text: '', round: 1 };
  const course = [[round], [opened('A', 'TN'), rotated], [opened('B', 'ME')], [turned, round], [opened('A', 'BS')]];

  test('is counted from then on', () => {
    expect(movedOf(course)('B')).toEqual({ position: 'ME', rotations: 0, turns: 1, rounds: 1 });
    expect(movedOf(course.slice(0, 4))('A')).toEqual({ position: 'TN', rotations: 1, turns: 1, rounds: 1 });
  });

  test('is nothing once it is open again', () => {
    expect(movedOf(course)('A')).toEqual({ position: 'BS', rotations: 0, turns: 0, rounds: 0 });
  });

  test('is all that happened, if it was never open', () => {
    expect(movedOf(course)('L')).toEqual({ position: null, rotations: 1, turns: 1, rounds: 2 });
  });
});

describe('recalling what lies in the drawers', () => {
  test('a drawer is judged once, and only after one has looked', () => {
    const covered = begin();
    expect(judge(covered, 'A', true)).toBe(covered);
    const seen = uncover(covered, 'A');
    expect([isCovered(seen, 'A'), isCovered(seen, 'B'), isCovered(null, 'B')]).toEqual([false, true, false]);
    const judged = judge(seen, 'A', true);
    expect([judged.known, judged.asked]).toEqual([1, 1]);
    expect(judge(judged, 'A', false)).toBe(judged);
  });

  test('at another position all is covered again, and the count goes on', () => {
    const next = coverAgain(judge(uncover(begin(), 'A'), 'A', false));
    expect([isCovered(next, 'A'), next.known, next.asked]).toEqual([true, 0, 1]);
  });

  test('the board tells nothing meanwhile', () => {
    const state = (tables as unknown as { state: State }[])[0]!.state;
    expect(state.box.length).toBe(12);
    expect(withoutContents(state).box.map(({ content }) => content)).toEqual(Array(12).fill(null));
  });
});

describe('the parts of a lens', () => {
  afterAll(() => loadParts('shadow_thief', 'en'));

  test.each(GAMES)('%s has a picture, and words in all its languages', async (game) => {
    for (const language of languagesOf(game)) {
      const own = await loadParts(game, language);
      expect(own?.Picture).toBeTypeOf('function');
      expect((own?.words as { help: string }).help).toMatch(/\.$/);
    }
  });

  test('a game without a lens has none, but the panel has its words', async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      expect(await loadParts('added', language)).toBeNull();
      expect(texts.title('Odette')).toContain('Odette');
    }
  });
});

describe('the lens of Master Thieves', () => {
  const FACE = { diamonds: 2, sapphires: 0, alarm: null, ruby: false };
  const NOTHING = { ...FACE, diamonds: 0 };
  const drawer = (name: Grain, position: Position): Remembered => ({
    drawer: name,
    position,
    up: FACE,
    down: NOTHING,
    opened: null,
    round: null,
    steps: 0,
    forgotten: 0,
  });
  const sight: Sight = {
    drawers: [drawer('A', 'TN'), drawer('B', 'ME')],
    face_down: [
      {
        seat: 1,
        characters: { smuggler: 0, jeweller: 0.25, gemologist: 0, thief: 0.75, 'master-thief': 0, detective: 0 },
      },
    ],
  };

  let mounted: Record<string, unknown> | undefined;
  afterEach(async () => {
    if (mounted) await unmount(mounted);
    document.body.innerHTML = '';
  });

  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name,
    )!;
  const press = async (name: string) => {
    button(name).click();
    flushSync();
    await tick();
  };

  test('tells in words what it shows, and asks for it', async () => {
    await locale.load('en');
    const { Picture, words } = (await loadParts('master_thieves', 'en'))!;
    const oncover = vi.fn<(cover: unknown) => void>();
    mounted = mount(Picture, { target: document.body, props: { sight, names: ['Ada', 'Bo'], course: [], words, oncover } }); // prettier-ignore
    flushSync();
    expect(document.body.textContent).toContain('On top: 2 diamonds.');
    expect(
      [...document.querySelectorAll('section:last-of-type li')].map((one) =>
        one.textContent.replace(/\s+/g, ' ').trim(),
      ),
    ).toEqual(['thief 75%', 'jeweller 25%']);
    await press('Ask me');
    expect(oncover).toHaveBeenLastCalledWith(withoutContents);
    expect(document.body.textContent).not.toContain('2 diamonds');
    await press('Show what lies in drawer A, top north');
    expect(document.body.textContent).toContain('2 diamonds');
    expect(document.activeElement).toBe(button('I knew it'));
    await press('I knew it');
    expect(document.querySelector('[role=status]')?.textContent).toBe('You knew 1 of 1.');
    expect(document.activeElement).toBe(button('Show what lies in drawer B, middle east'));
    await press('Show all');
    expect(oncover).toHaveBeenLastCalledWith(null);
  });
});
