// What happened, told in the order of the table.

import type { StoryEvent } from '../protocol';

/** The events that were not told yet. Answers to a secret choice come in any order, so places don't count. */
export function untold(before: readonly StoryEvent[], now: readonly StoryEvent[]): StoryEvent[] {
  const told = new Map<string, number>();
  for (const event of before) told.set(key(event), (told.get(key(event)) ?? 0) + 1);
  return now.filter((event) => {
    const times = told.get(key(event)) ?? 0;
    told.set(key(event), times - 1);
    return times <= 0;
  });
}

/** The event itself, whatever language it is told in and whether or not one knows the table after it. */
const key = (event: StoryEvent) => JSON.stringify({ ...event, text: '', after: undefined });
