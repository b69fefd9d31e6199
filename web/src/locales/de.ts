// All that is said in German, as one file to fetch.

import type { Story, Words } from '../lib/locale.svelte';

export { default as texts } from '../languages/de';
export const words = import.meta.glob<Words>('../games/*/words/de.ts', { eager: true, import: 'words' });
export const stories = import.meta.glob<Story>('../games/*/story/de.ts', { eager: true, import: 'story' });
