// The events of The Shadow Thief on stage: for how long each is shown.

import type { Staging } from '../../lib/staging';

export const staging: Staging = {
  acts: {
    hand_began: { lasts: 1000 },
    drew: { lasts: 800, together: true },
    chose: { lasts: 450, together: true },
    revealed: { lasts: 1300, together: true },
    cancelled: { lasts: 1500, together: true, moment: 1 },
    found_nothing: { lasts: 900, together: true },
    stole: { lasts: 1900, moment: 0.9 },
    added: { lasts: 700 },
    stored: { lasts: 1100, together: true, moment: 0.8 },
    closed: { lasts: 1500, together: true, moment: 0.25 },
    not_closed: { lasts: 1200, together: true, moment: 1 },
    put_under: { lasts: 600, together: true },
    discarded: { lasts: 400, together: true },
    exhausted: { lasts: 900 },
    sat_out: { lasts: 1000, together: true },
    hand_ended: { lasts: 1500 },
    scored: { lasts: 1700, together: true, moment: 0.6 },
  },
};
