// What is being told right now, as far as the things on the table look different meanwhile.

import type { Colour } from '../../art/colours';
import type { Beat } from '../../lib/staging';
import type { Event, View } from './view';

export interface News {
  /** The colours that share the loot of this heist. */
  winners: readonly Colour[];
  /** The tokens of the heist lie face down. */
  isTurned: boolean;
}

const HEIST: readonly string[] = ['won', 'shared', 'tied'];

export function newsOf(beat: Beat<Event> | null, story: View['story']): News {
  const isTurned = beat !== null && HEIST.includes(beat.kind);
  return { winners: isTurned && beat.kind !== 'tied' ? winnersIn(story) : [], isTurned };
}

function winnersIn(story: View['story']): Colour[] {
  const won = story.findLast((event) => event.event === 'won');
  return won?.colours ?? [];
}
