// All that is said in Italian, as one file to fetch.

import type { Story, Words } from '../lib/locale.svelte';

export { default as texts } from '../languages/it';
export const words = import.meta.glob<Words>('../games/*/words/it.ts', { eager: true, import: 'words' });
export const stories = import.meta.glob<Story>('../games/*/story/it.ts', { eager: true, import: 'story' });
