// The events of The Shadow Thief on stage.

import type { Staging } from '../../lib/staging';

export const staging: Staging = {
  acts: {
    hand_began: { lasts: 900 },
    drew: { lasts: 500, together: true },
    chose: { lasts: 350, together: true },
    revealed: { lasts: 1300, together: true },
    cancelled: { lasts: 1300, together: true },
  },
};
