// The page's worker. It holds the files of one build, so that the shell opens without a server and says so itself; what
// the tables say (`/api`) never passes through it. `shell.ts` writes the build's files and version into it.

const worker = self as unknown as ServiceWorkerGlobalScope;

const VERSION = '__VERSION__';
const FILES: readonly string[] = ['__FILES__'];

const PREFIX = 'shell-';
const CURRENT = PREFIX + VERSION;
const INDEX = '/index.html';
const PATIENCE = 4000; // ms; a server that has not begun to answer by then counts as away

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) event.respondWith(kept(request));
});

// A message that it is somebody's turn, from the server by the browser's push service.
worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(call(event.data.json() as PushMessage));
});

// Phones only let the worker call someone; a touch on the call leads to the table.
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(`/table/${event.notification.tag}`));
});

interface PushMessage {
  title: string;
  text: string;
  language: string;
  table: string;
}

/** One call a table. Who looks at it just now sees for themselves; but a browser wants every message shown. */
async function call({ title, text, language, table }: PushMessage): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const isLooking = windows.some(
    ({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === `/table/${table}`,
  );
  const manner = isLooking ? { silent: true } : { renotify: true };
  await worker.registration.showNotification(title, {
    ...{ body: text, lang: language, tag: table, icon: '/icon-192.png' },
    ...manner,
  });
  if (!isLooking) return;
  for (const shown of await worker.registration.getNotifications({ tag: table })) shown.close();
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CURRENT);
  // What has a hash in its name may come from the browser's own cache; the rest is asked for anew.
  await cache.addAll(
    FILES.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' })),
  );
  await worker.skipWaiting();
}

/** A page that is still open may yet ask for a part of the build before: that one stays, older ones go. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CURRENT);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The server's own page, which is the newest; the kept one while there is no server. */
async function page(request: Request): Promise<Response> {
  const shell = await find(new Request(INDEX));
  if (!shell) return fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.status < 500 ? answer : shell;
  } catch {
    return shell;
  }
}

/** A file of the build: as it was kept, or fetched once and kept from then on. */
async function kept(request: Request): Promise<Response> {
  const found = await find(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CURRENT)).put(request, answer.clone());
  return answer;
}

async function find(request: Request): Promise<Response | undefined> {
  return (await (await caches.open(CURRENT)).match(request)) ?? caches.match(request);
}

async function show(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const open = windows.find((window) => new URL(window.url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
}
