// A browser that keeps nothing, or has no room: what matters lives on in memory, and the page knows.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The modules as a page finds them that was just loaded. */
async function loaded() {
  const { recall, remember } = await import('../../src/lib/storage');
  const { keeping } = await import('../../src/lib/keeping.svelte');
  return { recall, remember, keeping };
}

const throws = () => {
  throw new Error('forbidden');
};

test('what is remembered is there when the page is loaded anew', async () => {
  const first = await loaded();
  first.remember('name', ['Ada']);
  expect(first.keeping.isRefused).toBe(false);
  vi.resetModules();
  expect((await loaded()).recall('name', [])).toEqual(['Ada']);
});

test.each([
  ['forbids it', { getItem: throws, setItem: throws }],
  ['forgets it without a word', { getItem: () => null, setItem: () => undefined }],
  ['has no room for it', { getItem: () => '"old"', setItem: throws }],
])('a browser that %s: it is remembered until the page is left', async (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  const { recall, remember, keeping } = await loaded();
  remember('name', 'Ada');
  expect([recall('name', ''), keeping.isRefused]).toEqual(['Ada', true]);
});

test('a browser that has room again keeps it again', async () => {
  const { recall, remember } = await loaded();
  const { setItem } = Storage.prototype;
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(throws);
  remember('name', 'Ada');
  full.mockImplementation(setItem);
  remember('name', 'Bo');
  expect([recall('name', ''), localStorage.getItem('vendome.name')]).toEqual(['Bo', '"Bo"']);
  full.mockRestore();
});

test('a page whose part is missing is loaded anew once, and never where that could not be noted', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const { registerServiceWorker } = await import('../../src/lib/serviceWorker');
  registerServiceWorker();
  dispatchEvent(new Event('vite:preloadError'));
  dispatchEvent(new Event('vite:preloadError'));
  expect(reload).toHaveBeenCalledTimes(1);
  localStorage.clear();
  vi.stubGlobal('localStorage', { getItem: throws, setItem: throws });
  dispatchEvent(new Event('vite:preloadError'));
  expect(reload).toHaveBeenCalledTimes(1);
  reload.mockRestore();
});
