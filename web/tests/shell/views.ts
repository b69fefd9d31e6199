// Views small enough to be read in a test.

import type { StoryEvent, View } from '../../src/protocol';

export function view(change: Partial<View> = {}): View {
  return {
    table: 't1',
    game: 'shadow_thief',
    options: { players: 2 },
    status: 'playing',
    ply: 0,
    seat: 0,
    asked: [0],
    legal: ['play R7'],
    state: {},
    commitment: 'c0ffee',
    seats: ['Ada', 'Bo'].map((name, seat) => ({
      seat,
      name,
      kind: 'human' as const,
      connected: true,
      thinking: false,
      by_bot: false,
      away: null,
    })),
    is_host: true,
    spectators: true,
    hints: false,
    memory: 'own',
    clock: null,
    chat: [],
    story: [],
    ...change,
  };
}

export const event = (ply: number, text: string): StoryEvent => ({ ply, text, event: 'revealed' });
