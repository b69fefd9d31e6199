import { mount } from 'svelte';
import './design/base.css';
import App from './App.svelte';
import { watchForFaults } from './lib/faults';
import { keepShell } from './lib/keeper';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { pages } from './pages';

const target = document.getElementById('page');
if (!target) throw new Error('index.html has no #page');
// The language and the page that is wanted come side by side; one that can't be had is told by the app.
await Promise.all([settings.speak(), pages[router.route.page]().catch(() => undefined)]);
watchForFaults();
mount(App, { target });
keepShell();
