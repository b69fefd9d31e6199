import { mount } from 'svelte';
import './design/base.css';
import App from './App.svelte';
import { keepShell } from './lib/keeper';
import { settings } from './lib/settings.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('index.html has no #page');
await settings.speak();
mount(App, { target });
keepShell();
