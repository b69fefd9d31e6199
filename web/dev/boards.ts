// For whoever draws: every board with every view the tests have, without a server. `npm run dev`, /dev/boards.html.

import { mount } from 'svelte';
import '../src/design/base.css';
import Boards from './Boards.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('boards.html has no #page');
mount(Boards, { target });
