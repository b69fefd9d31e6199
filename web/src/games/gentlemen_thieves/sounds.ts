import type { SoundCue } from '../../lib/instruments';

export const sounds: Record<string, SoundCue> = {
  began: { sound: 'shuffle' },
  allied: { sound: 'card' },
  took: { sound: 'knock' },
  drew: { sound: 'knock' },
  placed: { sound: 'knock' },
  moved_tunnel: { sound: 'wood' },
  moved_padlock: { sound: 'safe' },
  moved_car: { sound: 'engine' },
  carried: { sound: 'knock' },
  moved_loot: { sound: 'jewels' },
  heist: { sound: 'alarm' },
  won: { sound: 'jewels' },
  tied: { sound: 'vanish' },
  returned: { sound: 'wood' },
  more_loot: { sound: 'clink' },
  brigadier_came: { sound: 'alarm' },
  unmasked: { sound: 'card' },
};
