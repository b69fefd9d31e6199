// The light that falls on what the tutor speaks of: the thing to press, or the things to look at.

import { pace } from '../lib/motion';

export interface Spotlight {
  /** The move to make; where it has two parts, the light wanders from the first to the second. */
  move: string | undefined;
  /** Things by their `data-thing`. */
  marks: readonly string[];
}

const WATCHED = { subtree: true, childList: true, attributeFilter: ['data-move', 'data-first-part'] };

/** Keep the light where it belongs while the board changes; an attachment for the element around the board. */
export function spotlight(spot: Spotlight): (board: HTMLElement) => () => void {
  return (board) => {
    const shine = () => shineOn(board, found(board, spot));
    const changes = new MutationObserver(shine);
    changes.observe(board, WATCHED);
    shine();
    return () => {
      changes.disconnect();
      shineOn(board, []);
    };
  };
}

function found(board: HTMLElement, { move, marks }: Spotlight): HTMLElement[] {
  if (move === undefined) return marks.flatMap((mark) => all(board, `[data-thing="${mark}"]`).slice(0, 1));
  const whole = all(board, `[data-move="${move}"]`);
  return whole.length > 0 ? whole : firstStep(board, move);
}

/** The thing that takes the first part of a move; the longest, where one begins like another. */
function firstStep(board: HTMLElement, move: string): HTMLElement[] {
  const steps = all(board, '[data-first-part]').filter((thing) => move.startsWith(thing.dataset['firstPart'] ?? ' '));
  return steps
    .sort((a, b) => (b.dataset['firstPart'] ?? '').length - (a.dataset['firstPart'] ?? '').length)
    .slice(0, 1);
}

const all = (board: HTMLElement, selector: string) => [...board.querySelectorAll<HTMLElement>(selector)];

function shineOn(board: HTMLElement, things: readonly HTMLElement[]): void {
  const lit = all(board, '[data-spot]');
  if (lit.length === things.length && lit.every((thing, i) => thing === things[i])) return;
  for (const thing of lit) thing.removeAttribute('data-spot');
  for (const thing of things) thing.dataset['spot'] = '';
  const first = things[0];
  if (first && !isInSight(first)) first.scrollIntoView({ block: 'center', behavior: pace() ? 'smooth' : 'instant' });
}

/** Whether a thing can be seen whole, the tutor's own place left out. */
function isInSight(thing: HTMLElement): boolean {
  const { top, bottom } = thing.getBoundingClientRect();
  const below = parseFloat(getComputedStyle(thing).getPropertyValue('--tutor')) || 0;
  return top >= 0 && bottom <= innerHeight - below;
}
