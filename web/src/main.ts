import { mount } from 'svelte';
import './design/base.css';
import App from './App.svelte';
import { loadCatalogue } from './locales';
import { watchForFaults } from './lib/faults';
import { registerServiceWorker } from './lib/serviceWorker';
import { router } from './lib/router.svelte';
import { locale } from './lib/locale.svelte';
import { settings } from './lib/settings.svelte';
import { pages } from './pages';

const target = document.getElementById('page');
if (!target) throw new Error('index.html has no #page');
locale.source = loadCatalogue;
// The language and the page that is wanted come side by side; one that can't be had is told by the app.
await Promise.all([settings.useLanguage(), pages[router.route.page]().catch(() => undefined)]);
watchForFaults();
mount(App, { target });
registerServiceWorker();
