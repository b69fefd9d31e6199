// All that is said in English, as one file to fetch.

import type { Story, Words } from '../lib/locale.svelte';

export { default as texts } from '../languages/en';
export const words = import.meta.glob<Words>('../games/*/words/en.ts', { eager: true, import: 'words' });
export const stories = import.meta.glob<Story>('../games/*/story/en.ts', { eager: true, import: 'story' });
