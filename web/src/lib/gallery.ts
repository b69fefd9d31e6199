// The secret by which other spectators see that it is the same person who speaks. It stays on this device, and the table
// makes something else of it at each table.

import { freshId } from './ids';
import { recall, remember } from './storage';

const KEY = 'gallery';

export function galleryKey(): string {
  const known = recall(KEY, '');
  if (known) return known;
  const key = freshId();
  remember(KEY, key);
  return key;
}
