// Why the server refused, in the present language. A cause that is newer than this page is told as it came.

import type { Problem, Reason } from '../protocol';
import { t } from './texts';

export function refusalInWords({ cause, parts, line, index, message }: Problem): string {
  const sentence = t.refusals[cause] as ((named: object) => string) | undefined;
  return sentence?.({ ...parts, line, index }) ?? message;
}

/** The rules' own reason against a move, if that is what was refused: every language has words for it. */
export function reasonIn({ cause, parts }: Problem): Reason | null {
  const { key, rule, reason } = parts ?? {};
  return cause === 'against-rule' && key && rule && reason ? { key, rule, text: reason } : null;
}
