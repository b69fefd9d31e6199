// What is being told right now, as the things on the table need to know it to move.

import type { Colour } from '../../art/colours';
import type { Beat } from '../../lib/staging';
import type { StoryEvent } from '../../protocol';
import type { End } from './travel';

export interface News {
  kind: string | undefined;
  /** The colours that share the loot of this heist. */
  winners: readonly Colour[];
  /** The tokens of the heist lie face down. */
  isTurned: boolean;
  comesFrom: End | undefined;
  lootComesFrom: End | undefined;
  /** Where the n-th token of a heist goes: round the winners, or nowhere. */
  goesTo: (n: number) => End | undefined;
}

const HEIST: readonly string[] = ['won', 'shared', 'tied'];
const SOURCES: Record<string, End> = { placed: 'hand', refilled: 'pile' };

export function newsOf(beat: Beat | null | undefined, story: readonly StoryEvent[]): News {
  const kind = beat?.kind;
  const event = beat?.events[0];
  const isHeist = kind !== undefined && HEIST.includes(kind);
  const winners = isHeist && kind !== 'tied' ? winnersIn(story) : [];
  const route = event?.['route'] as { from: string } | undefined;
  return {
    kind,
    winners,
    isTurned: isHeist,
    comesFrom: kind === undefined ? undefined : SOURCES[kind],
    lootComesFrom: kind === 'more_loot' ? 'reserve' : route && `loot ${route.from}`,
    goesTo: (n) => (winners.length ? `burglar ${winners[n % winners.length]}` : undefined),
  };
}

function winnersIn(story: readonly StoryEvent[]): Colour[] {
  return (story.findLast(({ event }) => event === 'won')?.['colours'] as Colour[] | undefined) ?? [];
}
