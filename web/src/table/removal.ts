// Seats that are given up for good: what is asked before.

import type { Confirmation } from '../lib/confirmation';
import type { SeatView, View } from '../protocol';
import type { Hosting } from '../lib/hosting';
import { t } from '../lib/texts';

/** Before the host removes a player. */
export const removal = (view: View, { seat, name }: SeatView, hosting: Hosting): Confirmation => ({
  title: t.hosting.removeAsk(name),
  text: view.status === 'waiting' ? t.hosting.freeAgain : t.hosting.removePlaying(name),
  action: t.hosting.remove,
  act: () => hosting.remove(seat),
});

/** Before somebody leaves for good. */
export const departure = (view: View, seat: number, hosting: Hosting): Confirmation => ({
  title: t.hosting.leaveAsk,
  text: [
    view.status === 'waiting' ? t.hosting.freeAgain : t.hosting.leavePlaying,
    ...(view.rated && view.status === 'playing' ? [t.rated.leaving] : []),
    ...(view.host_seat === seat ? [t.hosting.leaveHost] : []),
  ].join(' '),
  action: t.hosting.leave,
  act: () => hosting.leave(seat),
});
