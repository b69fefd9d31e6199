// Components have something to say in every test: English.

import { speech } from '../src/lib/speech.svelte';

await speech.speak('en');
