import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { shell, WORKER } from './shell.ts';
import { manifests } from './manifests.ts';

// The server that `npm run dev` passes the interface's calls on to.
const server = process.env['VENDOME_SERVER'] ?? 'http://127.0.0.1:8000';

/** Whether a module is one of these of a folder, whatever its ending. */
const among = (folder: string, names: string) => {
  const file = new RegExp(`/src/${folder}/(${names.split(' ').join('|')})\\.`);
  return (id: string) => file.test(id.replaceAll('\\', '/'));
};
const any =
  (...tests: ((id: string) => boolean)[]) =>
  (id: string) =>
    tests.some((test) => test(id));

// What several chunks share comes as a few files, not as forty: each has headers of its own, half a kilobyte of them.
const SHARED = [
  {
    name: 'base', // of every page
    test: any(
      (id) => id.includes('node_modules/svelte'),
      among(
        'lib',
        'api attention gameWords insist keeping locale motion names own reach router serviceWorker settings storage texts toasts',
      ),
      among('parts', 'Bar Icon Lazy Notice Strip Waiting'),
      among('languages', 'grammar index outside'),
      among('games', 'index'), // and what is known of each game before its board is fetched
    ),
    priority: 3,
  },
  {
    name: 'frame', // of a table, a replay and a lesson
    test: any(
      among(
        'table',
        'BoardFrame BoardText Caption GemCounts HandOver Narration Panels Players Question Scores SkipLinks Story TableLayout',
      ),
      among('lib', 'attempt download hosting sounds stage'),
      among('games', 'help telling'),
    ),
    priority: 2,
  },
  // Of a review and of a riddle. Its name says to `shell.ts` that it is not kept.
  {
    name: 'review-parts',
    test: any(among('replay/review', 'JudgedMoves Remark remarks texts'), among('games', 'naming')),
    priority: 2,
  },
  { name: 'tabletop', test: among('games/shared', '.+'), priority: 1 }, // of every board
  // A language is one file, though remarks, which are fetched later, borrow words of it.
  ...['en', 'fr', 'de', 'it'].map((language) => ({
    name: language,
    test: (id: string) =>
      new RegExp(
        `/(locales/${language}|languages/${language}/(?!review|lens|riddle|you|night|ratings)\\w+|games/\\w+/(words|story)/${language})\\.ts$`,
      ).test(id),
    priority: 4,
  })),
];

export default defineConfig({
  plugins: [svelte(), manifests(), shell()],
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
      output: {
        // What belongs to a rulebook, a replay, a review, a lens or a riddle is not kept for later, as these are not: its
        // name says so to `shell.ts`.
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${/\/(book|remarks|lens)\/\w+\.ts$/.exec(facadeModuleId ?? '')?.[1]?.concat('-') ?? ''}${name}-[hash].js`,
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: SHARED },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
