import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import page from './vite.config.ts';

// Apart from the page's own configuration: whoever only plays has no Vitest.
export default mergeConfig(
  page,
  defineConfig({
    // Components are tested as the browser gets them, not as a server would render them.
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      setupFiles: ['tests/setup.ts'],
      // The first test that shows a board waits while it is compiled, which takes a busy machine longer than the usual 5 s.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      projects: [
        // Texts and boards keep nothing between files: they share one made-up browser, which takes long to make.
        { extends: true, test: { name: 'games', include: ['tests/*.test.ts'], isolate: false } },
        // The shell's own parts remember and are replaced: each file has a browser of its own.
        { extends: true, test: { name: 'shell', include: ['tests/shell/*.test.ts'] } },
      ],
    },
  }),
);
