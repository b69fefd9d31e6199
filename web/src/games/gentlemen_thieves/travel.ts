// A token that moves is seen moving: it leaves one place and arrives at the other as one thing. What was not on the
// table before just appears.

import { crossfade, scale } from 'svelte/transition';
import { motion } from '../../lib/motion';

export const [send, receive] = crossfade({
  duration: () => motion({}, 520).duration,
  fallback: (node) => scale(node, motion({}, 240)),
});
