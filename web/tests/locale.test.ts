// The language changes while the page is open, and whatever is shown follows.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { locale } from '../src/lib/locale.svelte';
import Unknown from '../src/pages/Unknown.svelte';

afterEach(() => locale.load('en'));

test('a page that is shown goes over to the language that is chosen', async () => {
  document.head.innerHTML =
    '<link rel="manifest" href="/manifest.en.webmanifest" /><meta name="description" content="" />';
  const page = mount(Unknown, { target: document.body });
  flushSync();
  expect(document.body.textContent).toContain('Page not found');
  await locale.load('it');
  flushSync();
  expect(document.body.textContent).toContain('Qui non c’è niente');
  expect(document.title).toBe('Qui non c’è niente · Vendôme');
  expect(document.documentElement.lang).toBe('it');
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/manifest.it.webmanifest');
  expect(document.querySelector('meta')?.content).toMatch(/^Tre giochi/);
  await unmount(page);
});

test('of two languages asked for in a row, the last one is spoken', async () => {
  await Promise.all([locale.load('fr'), locale.load('de')]);
  expect(locale.language).toBe('de');
});
