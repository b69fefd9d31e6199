// What is put on stage are a game's events, and whoever follows them comes to the table that the rules say.

import { describe, expect, test } from 'vitest';
import { games } from '../src/games';
import { standingAfter } from '../src/lib/followed';
import { updated } from '../src/lib/updates';
import type { Update, View } from '../src/protocol';
import events from './fixtures/events.json';
import updates from './fixtures/updates.json';

const kinds: Record<string, string[]> = events;

test('every game is followed', () => expect(updates.map(({ game }) => game).sort()).toEqual(Object.keys(games).sort()));

test.each(Object.keys(games))('%s: every kind of event has its time', (game) => {
  expect(Object.keys(games[game]!.staging.acts).sort()).toEqual([...kinds[game]!].sort());
});

describe.each(updates)('$game, event by event', ({ before, updates, after }) => {
  const views = [before as unknown as View];
  for (const update of updates as Update[]) views.push(updated(views.at(-1)!, update));
  const moves = views
    .slice(1)
    .map((view, i) => ({ view, news: view.story.slice(-updates[i]!.events.length || Infinity) }));

  test('the updates lead to the view that is sent as a whole', () => {
    const { story, ...now } = views.at(-1)!;
    const told = story.map(({ after: _, ...event }) => event);
    expect({ ...now, story: told.slice(-after.story.length) }).toEqual(after);
  });

  test('after the last event of a move the table is the true one', () => {
    const played = moves.filter((_, i) => updates[i]!.events.length > 0);
    expect(played.length).toBeGreaterThan(10);
    for (const { view, news } of played) expect(standingAfter(news.at(-1)!)?.state).toBe(view.state);
  });

  test('after the others it is another, and every event knows it', () => {
    const between = moves.flatMap(({ news }, i) => (updates[i]!.events.length > 1 ? news.slice(0, -1) : []));
    expect(between.length).toBeGreaterThan(5);
    expect(between.every((event) => standingAfter(event)?.state)).toBe(true);
    expect(moves.some(({ view, news }) => standingAfter(news[0]!)?.state !== view.state)).toBe(true);
  });
});
