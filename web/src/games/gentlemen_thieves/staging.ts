// The events of Gentlemen Thieves on stage: for how long each is shown.

import type { Staging } from '../../lib/staging';

export const staging: Staging = {
  acts: {
    began: { lasts: 1200 },
    round_began: { lasts: 700 },
    allied: { lasts: 1100 },
    took: { lasts: 600 },
    displayed: { lasts: 350 },
    drew: { lasts: 800 },
    placed: { lasts: 700 },
    moved_tunnel: { lasts: 700 },
    joined: { lasts: 1100 },
    moved_padlock: { lasts: 800 },
    moved_car: { lasts: 1500 },
    carried: { lasts: 900 },
    carried_nothing: { lasts: 400 },
    moved_loot: { lasts: 800 },
    heist: { lasts: 1100 },
    won: { lasts: 1200 },
    shared: { lasts: 1400 },
    tied: { lasts: 1400 },
    returned: { lasts: 700 },
    refilled: { lasts: 450 },
    more_loot: { lasts: 600 },
    brigadier_came: { lasts: 1500 },
    unmasked: { lasts: 1100 },
  },
};
