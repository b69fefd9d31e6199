// How what happens is put on stage, by game. They are small, and needed before a board is.

import type { Staging } from '../lib/staging';
import { staging as gentlemen_thieves } from './gentlemen_thieves/staging';
import { staging as master_thieves } from './master_thieves/staging';
import { staging as shadow_thief } from './shadow_thief/staging';

export const stagings: Record<string, Staging> = { gentlemen_thieves, master_thieves, shadow_thief };
