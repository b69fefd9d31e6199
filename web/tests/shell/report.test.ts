// What to report when the page fails: where and why, and nothing of anyone's.

import { expect, test, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { notePlace } from '../../src/lib/place';
import { reportOf, written } from '../../src/lib/report';

function broken(message: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at draw (${location.origin}/assets/Board-x1.js:1:20)\ndraw@${location.origin}/assets/Board-x1.js:1:20`;
  return error;
}

test('it says what failed, and where', () => {
  history.replaceState(null, '', '/table/se-cret#token=abc');
  notePlace('shadow_thief', 12);
  const report = written(broken("Cannot read properties of undefined (reading 'hand')"), '0.3.0');
  expect(report).toContain('Vendôme 0.3.0');
  expect(report).toContain('Where: /table, shadow_thief, ply 12');
  expect(report).toContain("TypeError: Cannot read properties of undefined (reading 'hand')");
  expect(report.match(/Board-x1\.js:1:20/g)).toHaveLength(2);
  expect(report).not.toMatch(/se-cret|abc|localhost/);
  history.replaceState(null, '', '/');
  expect(written(broken('x'), '')).not.toContain('shadow_thief');
});

test.each([`has no move 'play R7'`, 'no such card: "R7"', 'who is ‘R7’?', 'has `R7` twice'])(
  '%s names no card',
  (message) => {
    expect(written(broken(message), '')).not.toContain('R7');
  },
);

test('what is no error has no words', () => expect(written('R7 and a name', '')).toContain('Error: a string'));

test('the server is asked for its version, if it answers', async () => {
  const live = vi
    .spyOn(api, 'live')
    .mockResolvedValueOnce({ status: 'ok', version: '7.7' })
    .mockRejectedValueOnce(new Error());
  expect(await reportOf(broken('x'))).toContain('7.7');
  expect(await reportOf(broken('x'))).toContain('not reached');
  live.mockRestore();
});
