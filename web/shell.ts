// A part of the build: it tells the service worker which files it keeps, and gives it a version that changes with any of
// them.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const WORKER = 'sw.js';

/** Not before they are needed: letters few names have, icons that only an installation shows, what belongs to a rulebook,
 * a replay, a review, a lens, a riddle, a night, a leaderboard, open tables or oneself, which the server alone has, and
 * what is too much to fetch for later. All languages are kept: the worker can't know which one is spoken, and without it
 * nothing opens. */
const LARGE = 150_000; // bytes
const isLater = (file: string, size: number) =>
  size > LARGE ||
  /(vietnamese|latin-ext|-512\.png|\/(book-|remarks-|Book-|Rulebook|Chart|Credits|review-|lens-|Lens|riddle-|night-|Nights?-|ratings-|Leader|Friend-|OpenTables|Unsubscribe|figures-|ReviewPanel|Replay|Riddle|you-|You|Privacy|Everything|\w+Figure))/.test(
    file,
  );
const isShell = (file: string) =>
  /^(index\.html|manifest\.\w+\.webmanifest|icon[^/]*|assets\/.+\.(js|css|woff2))$/.test(file);

export function shell(): Plugin {
  return {
    name: 'vendome-shell',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
      const kept = files
        .filter(isShell)
        .sort()
        .map((file) => ({ file, content: readFileSync(join(dir, file)) }))
        .filter(({ file, content }) => isEntry(file) || !isLater(file, content.length));
      const hash = createHash('sha256');
      for (const { file, content } of kept) hash.update(file).update(content);
      const worker = join(dir, WORKER);
      const code = readFileSync(worker, 'utf8');
      writeFileSync(
        worker,
        written(
          code,
          hash.digest('hex').slice(0, 12),
          kept.map(({ file }) => `/${file}`),
        ),
      );
    },
  };
}

/** What the page can't begin without, whatever its size. */
const isEntry = (file: string) => /^assets\/index-[^/]+$/.test(file);

function written(code: string, version: string, files: readonly string[]): string {
  const inQuotes = (word: string) => new RegExp(`(["'\`])${word}\\1`);
  if (!inQuotes('__VERSION__').test(code) || !inQuotes('__FILES__').test(code)) {
    throw new Error(`${WORKER} has no place for its version and its files`);
  }
  return code
    .replace(inQuotes('__VERSION__'), JSON.stringify(version))
    .replace(inQuotes('__FILES__'), files.map((file) => JSON.stringify(file)).join());
}
