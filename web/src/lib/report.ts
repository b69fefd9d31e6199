// What to report when the page fails: enough to find the fault, and nothing of anyone's. It has no name, no token and
// nothing of the game but its kind and how far it is.

import { api } from './api';
import { placeNow } from './place';

/** In English: it is read by those who look after the page. */
export async function reportOf(error: unknown): Promise<string> {
  return written(error, await serverVersion());
}

async function serverVersion(): Promise<string> {
  try {
    return (await api.live()).version;
  } catch {
    return 'not reached';
  }
}

/** A report, with the version of the server. */
export function written(error: unknown, server: string): string {
  const at = placeNow();
  return [
    `Vendôme ${server}, page ${buildOf(document.querySelector<HTMLScriptElement>('script[type=module]'))}`,
    `Where: /${location.pathname.split('/')[1] ?? ''}${at ? `, ${at.game}, ply ${at.ply}` : ''}`,
    `Browser: ${navigator.userAgent}, ${innerWidth} × ${innerHeight}, ${document.documentElement.lang}`,
    messageOf(error),
    ...framesOf(error),
  ].join('\n');
}

/** The file of the page's program has its build in its name. */
const buildOf = (script: HTMLScriptElement | null): string => script?.src.split('/').pop() ?? 'unknown';

/** What stands in quotes may be a card or a name. What was read of nothing is a field's name, and says most. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return `Error: a ${typeof error}`;
  const QUOTED = /(?<!(?:reading|setting|property) )(["'`“‘])(?:(?!\1|[”’]).)*["'`”’]/g;
  return `${error.name}: ${error.message.replace(QUOTED, '…').slice(0, 300)}`;
}

/** Where it happened, without the message that some browsers repeat here, and without the server's address. */
function framesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  const frames = lines.filter((line) => /^\s*at |@.*:\d+/.test(line));
  return frames.slice(0, 20).map((line) => `  ${line.trim().replaceAll(location.origin, '')}`);
}
