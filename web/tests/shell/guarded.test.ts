// A part of the page that fails leaves the rest alive, and can be tried again.

import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import Guarded from '../../src/parts/Guarded.svelte';

test('a part that fails says so, and is shown when it is tried again', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const children = createRawSnippet(() => {
    if (isBroken) throw new Error('no such card');
    return { render: () => '<p>The scores</p>' };
  });
  const part = mount(Guarded, { target: document.body, props: { children } });
  flushSync();
  expect(document.body.textContent).toContain('Sorry, this part of the page has failed.');
  expect(complain).toHaveBeenCalledOnce();
  isBroken = false;
  document.querySelector('button')?.click();
  flushSync();
  expect(document.body.textContent?.trim()).toBe('The scores');
  await unmount(part);
});
