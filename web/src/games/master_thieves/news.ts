// What happened at the drawer that was opened last: it is closed again before everyone has looked.

import type { Event, Gems, Grain, Position, View } from './view';

export interface LastDrawer {
  seat: number;
  position: Position;
  drawer: Grain;
  lay: Gems | null;
  fell: Gems | null;
  /** The rest, as sentences. */
  told: string[];
}

type Kind = Event['event'];

const FALLS: readonly Kind[] = ['fell', 'rang', 'rang_for_owner'];
const NOT_OF_THE_DRAWER: readonly Kind[] = [
  'round_ended',
  'round_began',
  'chose',
  'passed',
  'revealed',
  'dealt',
  'game_ended',
];
const SEEN: readonly Kind[] = ['lies', 'fell']; // drawn, so they need no sentence

export function lastDrawer(story: View['story']): LastDrawer | null {
  const at = story.findLastIndex(({ event }) => event === 'opened');
  const opened = story[at];
  if (opened?.event !== 'opened') return null;
  const after = story.slice(at + 1);
  const end = after.findIndex(({ event }) => NOT_OF_THE_DRAWER.includes(event));
  const events = end < 0 ? after : after.slice(0, end);
  const { seat, position, drawer } = opened;
  return {
    seat,
    position,
    drawer,
    lay: gemsIn(events, ['lies']),
    fell: gemsIn(events, FALLS),
    told: events.filter(({ event }) => !SEEN.includes(event)).map(({ text }) => text),
  };
}

/** The gems of the first event of one of these kinds. */
function gemsIn(events: readonly Event[], kinds: readonly Kind[]): Gems | null {
  const found = events.find(({ event }) => kinds.includes(event));
  return found && 'diamonds' in found ? { diamonds: found.diamonds, sapphires: found.sapphires } : null;
}
