// For whoever draws: every board with every view the tests have, without a server. `npm run dev`, /dev/boards.html.

import { mount } from 'svelte';
import '../src/design/base.css';
import Boards from './Boards.svelte';
import { loadCatalogue } from '../src/locales';
import { locale } from '../src/lib/locale.svelte';
import { settings } from '../src/lib/settings.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('boards.html has no #page');
locale.source = loadCatalogue;
await settings.useLanguage();
mount(Boards, { target });
