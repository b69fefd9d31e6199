// Components have something to say in every test: English.

import { loadCatalogue } from '../src/locales';
import { locale } from '../src/lib/locale.svelte';

locale.source = loadCatalogue;
await locale.load('en');
