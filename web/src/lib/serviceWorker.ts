// The service worker, which keeps the shell for when there is no server. It needs HTTPS, or one's own machine.

import { keeping } from './keeping.svelte';
import { recall, remember } from './storage';

const A_MINUTE = 60_000; // ms

/** A newer build has taken over: the next page one goes to is loaded anew, with its own parts. */
export let isRenewed = false;

export function registerServiceWorker(): void {
  addEventListener('vite:preloadError', mend);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let hasKeeper = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    isRenewed ||= hasKeeper;
    hasKeeper = true;
  });
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

async function register(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker.register('/sw.js');
    // A page may stay open for days: it looks for a newer build when its person comes back to it.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') worker.update().catch(() => undefined); // no server just now
    });
  } catch {
    // A browser that forbids it: everything works, but not without a server.
  }
}

/** A part that neither the server nor the worker has is another build's: load the page anew, but not for ever. A browser
 * that keeps nothing would not know that it has done so, and would lose its seats. */
function mend(): void {
  if (!navigator.onLine || Date.now() - recall('mended', 0) < A_MINUTE) return;
  remember('mended', Date.now());
  if (!keeping.isRefused) location.reload();
}
