import type { SoundCue } from '../../lib/instruments';

export const sounds: Record<string, SoundCue> = {
  hand_began: { sound: 'shuffle' },
  drew: { sound: 'card' },
  chose: { sound: 'card' },
  revealed: { sound: 'card' },
  cancelled: { sound: 'vanish', at: 0.55 },
  found_nothing: { sound: 'refused' },
  stole: { sound: 'whoosh' },
  added: { sound: 'card' },
  stored: { sound: 'jewels', at: 0.7 },
  closed: { sound: 'safe', at: 0.65 },
  not_closed: { sound: 'refused' },
  put_under: { sound: 'card' },
  exhausted: { sound: 'knock' },
  scored: { sound: 'jewels', at: 0.6 },
};
