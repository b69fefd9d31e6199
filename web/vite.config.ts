import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { shell, WORKER } from './shell.ts';

// The server that `npm run dev` passes the interface's calls on to.
const server = process.env['VENDOME_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), shell()],
  build: {
    // Inside the Python package, so that the wheel carries the page.
    outDir: '../src/vendome/table/page',
    emptyOutDir: true,
    // The content security policy allows no `data:` scripts or fonts, and small files cache as well as big ones.
    assetsInlineLimit: 0,
    // three.js, in a chunk that only the box in three dimensions fetches.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: { index: 'index.html', worker: 'worker/sw.ts' },
      // A service worker is known by its address: that one stays the same.
      output: { entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  // Components are tested as the browser gets them, not as a server would render them.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
