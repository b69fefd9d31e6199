// What the scene shows of a view, and what flies while an event is on stage.

import type { StoryEvent } from '../../../protocol';
import type { GemCounts } from '../state';
import type { State } from '../view';
import type { Lying } from './pose';

export type Kind = 'diamond' | 'sapphire' | 'ruby' | 'alarm';

/** What lies in the drawer that is out. */
export interface Tray extends GemCounts {
  alarm: boolean;
  ruby: boolean;
}

export interface Shown {
  box: readonly Lying[];
  turned: boolean;
  /** The drawer that is out, and whether so far that one sees behind. */
  open: { drawer: string; far: boolean } | null;
  tray: Tray;
  /** What lies on the red pillow. */
  red: GemCounts;
}

/** Where a gem comes from or goes to: `below` the open drawer, `away` to somebody's own pillow. */
export type GemPlace = 'tray' | 'below' | 'red' | 'away';

export interface Flight {
  kind: Kind;
  from: GemPlace;
  to: GemPlace;
}

/** A way to what is shown next. */
export interface BoxStep {
  shown: Shown;
  flights: readonly Flight[];
  rings: boolean;
}

const EMPTY: Tray = { diamonds: 0, sapphires: 0, alarm: false, ruby: false };

export function shownOf(game: State): Shown {
  const open = game.box.find((one) => one.position === game.open);
  const up = open?.content?.up;
  const far = game.phase === 'ruby';
  return {
    box: game.box.map(({ drawer, position, long }) => ({ drawer, position, long })),
    turned: game.turned,
    open: open ? { drawer: open.drawer, far } : null,
    tray: up
      ? { diamonds: up.diamonds, sapphires: up.sapphires, alarm: up.alarm !== null, ruby: far && up.ruby === true }
      : EMPTY,
    red: game.red,
  };
}

/** From where to where gems go by an event. */
const WAYS: Record<string, [from: GemPlace, to: GemPlace]> = {
  fell: ['below', 'red'],
  rang: ['below', 'away'],
  rang_for_owner: ['below', 'red'],
  smuggled: ['tray', 'red'],
  placed: ['away', 'tray'],
  filled: ['away', 'tray'],
  stole: ['tray', 'away'],
  shared: ['red', 'away'],
};

/** And other things than diamonds and sapphires. */
const OTHERS: Record<string, Flight> = {
  rang: { kind: 'alarm', from: 'below', to: 'away' },
  rang_for_owner: { kind: 'alarm', from: 'below', to: 'away' },
  fell_alone: { kind: 'alarm', from: 'below', to: 'away' },
  set_alarm: { kind: 'alarm', from: 'away', to: 'tray' },
  alarm_returned: { kind: 'alarm', from: 'tray', to: 'away' },
  ruby_fell: { kind: 'ruby', from: 'below', to: 'tray' },
  took_ruby: { kind: 'ruby', from: 'tray', to: 'away' },
};

const RINGS = ['rang', 'rang_for_owner', 'fell_alone'];
const SEARCHES = ['searched', 'found_no_ruby', 'ruby_fell', 'found_ruby'];

function gemsOf(event: StoryEvent): GemCounts {
  const gem = event.event === 'filled' ? 'diamond' : event['gem'];
  if (gem) return { diamonds: Number(gem === 'diamond'), sapphires: Number(gem === 'sapphire') };
  return { diamonds: Number(event['diamonds'] ?? 0), sapphires: Number(event['sapphires'] ?? 0) };
}

export function flightsOf(event: StoryEvent): Flight[] {
  const [other, way] = [OTHERS[event.event], WAYS[event.event]];
  if (!way) return other ? [other] : [];
  const [from, to] = way;
  const { diamonds, sapphires } = gemsOf(event);
  const many = (kind: Kind, n: number): Flight[] => Array.from({ length: n }, () => ({ kind, from, to }));
  return [...(other ? [other] : []), ...many('diamond', diamonds), ...many('sapphire', sapphires)];
}

/** The way from what is shown to what these events made of it. */
export function boxStepOf(before: Shown, after: Shown, events: readonly StoryEvent[]): BoxStep {
  const isSearch = events.some(({ event }) => SEARCHES.includes(event));
  const open = isSearch && (after.open ?? before.open);
  return {
    shown: open ? { ...after, open: { ...open, far: true } } : after,
    flights: events.flatMap(flightsOf),
    rings: events.some(({ event }) => RINGS.includes(event)),
  };
}
