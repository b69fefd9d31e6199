// Everything that the table can refuse is told in every language, with all that it names; in English, as the server says it.

import { afterAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../src/languages';
import { refusalInWords } from '../src/lib/refusal';
import { locale } from '../src/lib/locale.svelte';
import { t } from '../src/lib/texts';
import type { Problem } from '../src/protocol';
import fixtures from './fixtures/refusals.json';

const problems = fixtures as Problem[];
const others = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');

/** What other languages can't say: the rules' and the technical reasons are English. `what`, `fault` and `key` are codes. */
const UNNAMED = new Set(['reason', 'what', 'fault', 'key']);

afterAll(() => locale.load('en'));

const said = (problem: Problem): string => refusalInWords({ ...problem, message: '' });

/** What a refusal names, as it is written in any language. */
function namedBy({ parts, line, index }: Problem): string[] {
  const named = Object.entries<unknown>({ ...parts }).filter(([part]) => !UNNAMED.has(part));
  return [...named.flatMap(([, part]) => [part].flat()), line, index].filter((part) => part !== undefined).map(String);
}

/** What is wrong with a refusal in another language. */
function* faultsOf(problem: Problem): Generator<string> {
  const ours = said(problem);
  if (!/^\S.*\.$/.test(ours)) yield 'no sentence';
  if (/\b(undefined|NaN|null)\b|\[object| {2}/.test(ours)) yield 'broken';
  if (ours === problem.message) yield 'English';
  // Numbers are written as the language writes them: 16 384, 16.384.
  const digits = ours.replace(/(?<=\d)[^\d](?=\d{3})/gu, '');
  for (const word of namedBy(problem)) if (!digits.includes(word)) yield `does not name ${word}`;
}

describe('in English', () => {
  test('every refusal is told in the words of the server', async () => {
    await locale.load('en');
    const told = (words: (problem: Problem) => string) => problems.map((problem) => [problem.cause, words(problem)]);
    expect(told(said)).toEqual(told(({ message }) => message));
  });

  test('every cause is among them, and no other has a sentence', async () => {
    await locale.load('en');
    expect(Object.keys(t.refusals).sort()).toEqual([...new Set(problems.map(({ cause }) => cause))].sort());
  });

  test('a cause that this page does not know is told as it came', () => {
    expect(refusalInWords({ code: 'forbidden', cause: 'full-moon' as Problem['cause'], message: 'Not tonight.' })).toBe(
      'Not tonight.',
    );
  });
});

describe.each(others)('in %s', (language) => {
  test('every refusal is told, with all that it names', async () => {
    await locale.load(language);
    const wrong = problems.flatMap((problem) =>
      [...faultsOf(problem)].map((fault) => `${problem.cause}: ${fault}: ${said(problem)}`),
    );
    expect(wrong).toEqual([]);
  });

  test('every fault of a record is told in its own words', async () => {
    await locale.load(language);
    const told = problems
      .filter(({ cause, index }) => cause === 'bad-record' && index !== undefined)
      .map(refusalInWords);
    expect(new Set(told).size).toBe(told.length);
  });
});
