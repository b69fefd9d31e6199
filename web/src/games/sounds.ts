// What happens in the games, to the ear. Small things, and those that come in dozens, make no sound.

import type { Cue } from '../lib/instruments';
import { sounds as gentlemen_thieves } from './gentlemen_thieves/sounds';
import { sounds as master_thieves } from './master_thieves/sounds';
import { sounds as shadow_thief } from './shadow_thief/sounds';

/** By game, and by kind of event. */
export const cues: Record<string, Record<string, Cue>> = { gentlemen_thieves, master_thieves, shadow_thief };
