// All that is said in French, as one file to fetch.

import type { Story, Words } from '../lib/locale.svelte';

export { default as texts } from '../languages/fr';
export const words = import.meta.glob<Words>('../games/*/words/fr.ts', { eager: true, import: 'words' });
export const stories = import.meta.glob<Story>('../games/*/story/fr.ts', { eager: true, import: 'story' });
