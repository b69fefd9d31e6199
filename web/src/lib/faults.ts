// Errors that no boundary catches, of a press or of something that came later: they are told, with what to report.

import { Refused } from './api';
import { t } from './texts';
import { toasts } from './toasts.svelte';

export function watchForFaults(): void {
  addEventListener('error', ({ error }) => tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

function tell(error: unknown): void {
  if (error instanceof Refused) toasts.refuse(error.message);
  else if (isMissingPart(error)) toasts.refuse(t.errors.offline);
  else if (isOurs(error)) toasts.tellFault(t.sorry.toast, async () => (await import('./report')).reportOf(error));
}

/** A part of the page that could not be fetched; every browser has words of its own for that. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported|module script/i.test(error.message);

/** An error of our program: not of an extension of the browser, and not one in which the browser or the person said no. */
function isOurs(error: unknown): boolean {
  if (!(error instanceof Error) || ['AbortError', 'NotAllowedError'].includes(error.name)) return false;
  return error.stack?.includes(location.origin) ?? false;
}
