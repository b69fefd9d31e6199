// All that is drawn, on one sheet. `npm run dev`, /dev/art.html.

import { mount } from 'svelte';
import '../src/design/base.css';
import Art from './Art.svelte';
import { loadCatalogue } from '../src/locales';
import { locale } from '../src/lib/locale.svelte';
import { settings } from '../src/lib/settings.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('art.html has no #page');
locale.source = loadCatalogue;
await settings.useLanguage();
mount(Art, { target });
