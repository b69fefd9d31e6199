// A token that moves is seen moving: it leaves one place and arrives at the other as one thing. What has no other end
// on the table flies from or to the thing that stands for it: the pile, the car, the burglars who share the loot.

import { crossfade, scale, type TransitionConfig } from 'svelte/transition';
import { motion } from '../../lib/motion';

interface Journey {
  key: string;
  /** Where it flies from or to when nothing else has its key: the name of an end. */
  via?: End | undefined;
}

/** An end of journeys: `data-end="pile"` is where tokens come from. */
export type End = 'pile' | 'hand' | 'reserve' | `burglar ${string}` | `loot ${string}`;

const FLIGHT = 620;
const APPEARING = 240;

type Travel = (node: Element, journey: Journey) => () => TransitionConfig;

const [leave, arrive] = crossfade({
  duration: () => motion({}, 520).duration,
  fallback: (node, journey) => fly(node, (journey as Journey).via) ?? scale(node, motion({}, APPEARING)),
});

// Svelte hands all parameters on to `fallback`, but its types don't know of any but its own.
export const send: Travel = leave;
export const receive: Travel = arrive;

/** To or from an end of the board that the node is on. */
function fly(node: Element, via: End | undefined): TransitionConfig | null {
  const end = via && node.closest('.board')?.querySelector(`[data-end="${via}"]`);
  if (!end) return null;
  const [here, there] = [node.getBoundingClientRect(), end.getBoundingClientRect()];
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  return {
    ...motion({}, FLIGHT),
    easing: (t) => t * t * (3 - 2 * t),
    css: (_, away) => `transform: translate(${x * away}px, ${y * away}px) scale(${1 - away * 0.45}); z-index: 5`,
  };
}

/** Turned over, like a card. */
export function turn(_: Element): TransitionConfig {
  return { ...motion({}, 460), css: (t) => `transform: rotateY(${(1 - t) * 90}deg)` };
}
