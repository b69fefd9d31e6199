// "Your turn", to someone who is looking elsewhere: the tab's title and icon, and a notification where allowed.

import { recall } from './storage';
import { t } from './texts';

const CALM = '/icon.svg';
const CALLING = '/icon-turn.svg';

/** Title and icon of the tab. */
export function showTitle(title: string, { isCalling }: { isCalling: boolean }): void {
  document.title = isCalling ? t.title.yourTurn(title) : t.title.plain(title);
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = isCalling ? CALLING : CALM;
}

export function canNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext;
}

export function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted';
}

/** Whether this device was to be told of its turns, when that was looked at last. See `push.svelte.ts`. */
export const wantsPush = (): boolean => recall<{ isOn?: boolean }>('push', {}).isOn ?? false;

/** Ask the person once; the browser remembers the answer. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Who looks at a table needs no call to it any more. */
export async function endCalls(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const call of (await worker?.getNotifications({ tag: table })) ?? []) call.close();
}

/** Call someone who allowed it and looks elsewhere; one call a table, a new one replaces it. */
export async function notify(table: string, title: string, body: string): Promise<void> {
  if (!mayNotify() || document.visibilityState === 'visible') return;
  const options = { body, tag: table, icon: '/icon-192.png' };
  // Phones only let the service worker call; where there is none, the page does it.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const call = new Notification(title, options);
  call.onclick = () => {
    window.focus();
    call.close();
  };
}
