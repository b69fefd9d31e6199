// What happened at the drawer that was opened last: it is closed again before everyone has looked.

import type { View } from '../../protocol';
import type { GemCounts, Position } from './state';

export interface LastDrawer {
  seat: number;
  position: Position;
  drawer: string;
  lay: GemCounts | null;
  fell: GemCounts | null;
  /** The rest, as sentences. */
  told: string[];
}

const FALLS = ['fell', 'rang', 'rang_for_owner'];
const NOT_OF_THE_DRAWER = ['round_ended', 'round_began', 'chose', 'passed', 'revealed', 'dealt', 'game_ended'];

export function lastDrawer(story: View['story']): LastDrawer | null {
  const at = story.findLastIndex((told) => told.event === 'opened');
  const opened = story[at];
  if (!opened) return null;
  const after = story.slice(at + 1);
  const end = after.findIndex((told) => NOT_OF_THE_DRAWER.includes(told.event));
  const events = end < 0 ? after : after.slice(0, end);
  const gems = (kinds: string[]): GemCounts | null => {
    const found = events.find((told) => kinds.includes(told.event));
    return found ? { diamonds: found['diamonds'] as number, sapphires: found['sapphires'] as number } : null;
  };
  return {
    seat: opened['seat'] as number,
    position: opened['position'] as Position,
    drawer: opened['drawer'] as string,
    lay: gems(['lies']),
    fell: gems(FALLS),
    told: events.filter((told) => !['lies', 'fell'].includes(told.event)).map((told) => told.text),
  };
}
