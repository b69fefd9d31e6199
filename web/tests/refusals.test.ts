// Everything that the table can refuse is told in every language, with all that it names; in English, as the server says it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../src/languages';
import { refusalInWords } from '../src/lib/refusal';
import { locale } from '../src/lib/locale.svelte';
import { t } from '../src/lib/texts';
import type { Problem } from '../src/protocol';
import fixtures from './fixtures/refusals.json';

const problems = fixtures as Problem[];
const others = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');

/** What other languages can't say: the rules' and the technical reasons are English. `what`, `fault` and `key` are codes. */
const UNSPOKEN = new Set(['reason', 'what', 'fault', 'key']);

afterAll(() => locale.load('en'));

describe('in English', () => {
  beforeAll(() => locale.load('en'));

  test.each(problems)('$cause: $message', (problem) => {
    expect(refusalInWords({ ...problem, message: '' })).toBe(problem.message);
  });

  test('every cause is among them, and no other has a sentence', () => {
    expect(Object.keys(t.refusals).sort()).toEqual([...new Set(problems.map(({ cause }) => cause))].sort());
  });

  test('a cause that this page does not know is told as it came', () => {
    expect(refusalInWords({ code: 'forbidden', cause: 'full-moon' as Problem['cause'], message: 'Not tonight.' })).toBe(
      'Not tonight.',
    );
  });
});

describe.each(others)('in %s', (language) => {
  beforeAll(() => locale.load(language));

  test.each(problems)('$cause: $message', (problem) => {
    const ours = refusalInWords({ ...problem, message: '' });
    expect(ours).toMatch(/^\S.*\.$/);
    expect(ours).not.toMatch(/\b(undefined|NaN|null)\b|\[object| {2}/);
    expect(ours).not.toBe(problem.message);
    const named = Object.entries(problem.parts ?? {}).filter(([part]) => !UNSPOKEN.has(part));
    // Numbers are written as the language writes them: 16 384, 16.384.
    const digits = ours.replace(/(?<=\d)[^\d](?=\d{3})/gu, '');
    for (const [, part] of named) for (const word of [part].flat()) expect(digits).toContain(String(word));
    for (const where of [problem.line, problem.index]) if (where !== undefined) expect(ours).toContain(String(where));
  });

  test('every fault of a record is told in its own words', () => {
    const told = problems
      .filter(({ cause, index }) => cause === 'bad-record' && index !== undefined)
      .map(refusalInWords);
    expect(new Set(told).size).toBe(told.length);
  });
});
