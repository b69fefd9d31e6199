// Errors that nobody caught: each is told once, in plain words, and only if it is ours.

import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Refused } from '../../src/lib/api';
import { watchForFaults } from '../../src/lib/faults';
import { toasts } from '../../src/lib/toasts.svelte';

beforeAll(watchForFaults);
afterEach(() => (toasts.shown = []));

const told = (): string[] => toasts.shown.map(({ text }) => text);

/** An error of one of the page's own files. */
function ours(name = 'Error'): Error {
  const error = new Error('no such card');
  return Object.assign(error, {
    name,
    stack: `${name}: no such card\n    at draw (${location.origin}/assets/Board.js:1:2)`,
  });
}

const throwLater = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error: error as Error }));
const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

describe.each([
  ['an error', throwLater],
  ['a rejection', reject],
])('%s', (_, fail) => {
  test('of the page is told, with what to report', () => {
    fail(ours());
    expect(told()).toEqual(['Something on this page went wrong.']);
    expect(toasts.shown[0]?.report).toBeTypeOf('function');
  });

  test('that comes again and again is told once, whatever is told between', () => {
    fail(ours());
    toasts.tell('Copied.');
    fail(ours());
    fail(ours());
    expect(told()).toEqual(['Something on this page went wrong.', 'Copied.']);
  });

  test('of an extension, or one in which the person said no, is not told', () => {
    fail(Object.assign(new Error('x'), { stack: 'Error: x\n    at chrome-extension://abc/a.js:1:1' }));
    fail(ours('AbortError'));
    fail(ours('NotAllowedError'));
    fail('no error at all');
    fail(undefined);
    expect(told()).toEqual([]);
  });

  test('of a part that can’t be fetched is told as what it is', () => {
    fail(new TypeError('Failed to fetch dynamically imported module: /assets/Settings.js'));
    expect(told()).toEqual(['The server can’t be reached.']);
  });
});

test('a refusal is told in its own words', () => {
  reject(new Refused({ code: 'forbidden', cause: 'full-moon' as never, message: 'Not tonight.' }, 403));
  expect(told()).toEqual(['Not tonight.']);
});
