import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Prose from '../../src/parts/Prose.svelte';

test('a ruling may name an option and a rule', () => {
  const target = document.createElement('div');
  const page = mount(Prose, {
    target,
    props: { text: 'Turn it over. *(ruling for `it`, see MT-8)*', hrefOf: (number: string) => `#${number}` },
  });
  expect(target.querySelector('em code')?.textContent).toBe('it');
  expect(target.querySelector('em a')?.getAttribute('href')).toBe('#MT-8');
  expect(target.textContent).not.toContain('`');
  void unmount(page);
});
