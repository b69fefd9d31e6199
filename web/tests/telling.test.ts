// Everything that a game can tell is told in every language; in English, as the server says it.

import { afterAll, describe, expect, test } from 'vitest';
import { locale } from '../src/lib/locale.svelte';
import { inOurWords, tell } from '../src/games/telling';
import { loadRemarks, remarkInWords } from '../src/replay/review/remarks.svelte';
import type { GameEvent, Question, View } from '../src/protocol';
import remarked from './fixtures/remarks.json';
import told from './fixtures/told.json';
import { speaks, TRANSLATIONS } from './languagesOf';

const NAMES = ['Josette', 'Émile', 'Victoire', 'Ganimard', 'Clarisse', 'Raoul', 'Florence', 'Hippolyte'];
const views = Object.values(import.meta.glob<View[]>('./fixtures/*_*.json', { eager: true, import: 'default' })).flat();

/** The server adds codes for terminals: `a ring of 7 (R7)`, `top north (TN)`. */
const plain = (text: string): string =>
  text.replace(/ \((?:[RNBE]\d+|S\d+|T[RNBES]|[TMB][NESW]|[RPGBY][grlmc])\)/g, '');

const games = Object.entries(told) as [string, GameEvent[]][];
const remarks = Object.entries(remarked) as [string, Question[]][];

afterAll(() => locale.load('en'));

describe('in English', () => {
  test.each(games)('%s: every event', async (game, events) => {
    await locale.load('en');
    expect(events.map((event) => tell(game, NAMES, { ...event, text: '' }))).toEqual(
      events.map(({ text }) => plain(text)),
    );
  });

  test.each(remarks)('%s: every remark', async (game, all) => {
    await loadRemarks('en');
    expect(all.map((remark) => remarkInWords(game, { ...remark, text: '' }))).toEqual(
      all.map(({ text }) => plain(text)),
    );
  });

  test('every question, and every story', async () => {
    await locale.load('en');
    for (const view of views) {
      const ours = inOurWords(view);
      expect(ours.question?.text).toBe(view.question && plain(view.question.text));
      expect(ours.story.map(({ text }) => text)).toEqual(view.story.map(({ text }) => plain(text)));
    }
  });
});

describe.each(TRANSLATIONS)('in %s', (language) => {
  const BROKEN = /\b(undefined|NaN|null)\b|\[object| {2}/;

  test.each(games.filter(([game]) => speaks(game, language)))('%s: every event', async (game, events) => {
    await locale.load(language);
    for (const event of events) {
      const ours = tell(game, NAMES, { ...event, text: '' });
      expect(ours, event.text).toMatch(/^\S.*\.$/);
      expect(ours).not.toMatch(BROKEN);
      expect(ours).not.toBe(plain(event.text));
      // Whoever it is about is named, and nothing that is counted gets lost.
      if (event.text.includes(NAMES[0]!)) expect(ours).toContain(NAMES[0]);
      for (const [number] of plain(event.text).matchAll(/\d+/g)) expect(ours, event.text).toContain(number);
    }
  });

  test.each(remarks.filter(([game]) => speaks(game, language)))('%s: every remark', async (game, all) => {
    await loadRemarks(language);
    for (const remark of all) {
      const ours = remarkInWords(game, { ...remark, text: '' });
      expect(ours, remark.text).toMatch(/^\S.*\.$/);
      expect(ours).not.toMatch(BROKEN);
      expect(ours).not.toBe(plain(remark.text));
      for (const [number] of plain(remark.text).matchAll(/\d+/g)) expect(ours, remark.text).toContain(number);
    }
  });

  test('every question', async () => {
    await locale.load(language);
    for (const view of views.filter(({ game, question }) => question && speaks(game, language))) {
      const ours = inOurWords(view).question?.text ?? '';
      expect(ours).toMatch(/[.?]$/);
      expect(ours).not.toMatch(BROKEN);
      expect(ours).not.toBe(plain(view.question!.text));
    }
  });
});
