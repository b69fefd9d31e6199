// Italian agrees: with the gender of a card, and with the sound of a name.

import { expect, test } from 'vitest';
import { words } from '../src/games/shadow_thief/words/it';

test('what is said of a card has its gender', () => {
  expect(words.fates.cancelled('', 'R7')).toBe('Annullato');
  expect(words.fates.cancelled('', 'N7')).toBe('Annullata');
  expect(words.fates.stolen('Bo', 'E10')).toBe('Rubato da Bo');
  expect(words.fates.stolen('Bo', 'B10')).toBe('Rubata da Bo');
  expect(words.playForesight('R7')).toContain('è tuo se');
  expect(words.playForesight('N7')).toMatch(/è tua se .* la prende/);
});
