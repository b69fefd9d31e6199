// Why the server refused, in the language that is spoken. A cause that is newer than this page is told as it came.

import type { Problem } from '../protocol';
import { t } from './texts';

export function refusalInWords({ cause, parts, line, index, message }: Problem): string {
  const sentence = t.refusals[cause] as ((named: object) => string) | undefined;
  return sentence?.({ ...parts, line, index }) ?? message;
}
