// Italian agrees: with the gender of a card, and with the sound of a name.

import { expect, test } from 'vitest';
import { list, to } from '../src/languages/it/grammar';
import { story as shadow } from '../src/games/shadow_thief/story/it';
import { words } from '../src/games/shadow_thief/words/it';

test('what is said of a card has its gender', () => {
  expect(words.fates.cancelled('', 'R7')).toBe('Annullato');
  expect(words.fates.cancelled('', 'N7')).toBe('Annullata');
  expect(words.fates.stolen('Bo', 'E10')).toBe('Rubato da Bo');
  expect(words.fates.stolen('Bo', 'B10')).toBe('Rubata da Bo');
  expect(words.playForesight('R7', false)).toContain('è tuo se');
  expect(words.playForesight('N7', false)).toMatch(/è tua se .* la prende/);
});

test('a name that begins with its vowel gets a d before it', () => {
  expect(to('Bo')).toBe('a Bo');
  expect(to('Ada')).toBe('ad Ada');
  expect(to('Élise')).toBe('a Élise');
});

test('so does the last name of a list', () => {
  expect(list(['Ada', 'Bo'])).toBe('Ada e Bo');
  expect(list(['Ada', 'Bo', 'Elsa'])).toBe('Ada, Bo ed Elsa');
  expect(list(['Elsa'])).toBe('Elsa');
  expect(list([])).toBe('');
});

test('one is not several', () => {
  const discarded = { ply: 0, text: '', event: 'discarded', who: 'Ada' } as const;
  expect(shadow.tell.discarded({ ...discarded, cards: 1 })).toBe('Ada scarta 1 carta senza mostrarla.');
  expect(shadow.tell.discarded({ ...discarded, cards: 2 })).toBe('Ada scarta 2 carte senza mostrarle.');
  const exhausted = { ply: 0, text: '', event: 'exhausted', limit: 3 } as const;
  expect(shadow.tell.exhausted({ ...exhausted, cards: 1 })).toMatch(/avanza 1 carta\.$/);
  expect(shadow.tell.exhausted({ ...exhausted, cards: 2 })).toMatch(/avanzano 2 carte\.$/);
});
