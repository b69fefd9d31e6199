// What French does with names and with the gender of things.

import { describe, expect, test } from 'vitest';
import { de, que } from '../src/languages/fr/grammar';
import { story } from '../src/games/master_thieves/story/fr';
import { words } from '../src/games/shadow_thief/words/fr';

describe('a small word before a name', () => {
  test.each(['Odette', 'Élodie', 'Ève', 'arsène', 'Œdipe', 'Yves', 'Hélène', 'Hortense', 'Ángel', 'Åsa'])(
    'loses its vowel before %s',
    (name) => {
      expect(de(name)).toBe(`d’${name}`);
      expect(que(name)).toBe(`qu’${name}`);
    },
  );

  test.each(['Paul', 'Josette', 'Yann', 'Hassan', '7 de cœur', ''])('is whole before "%s"', (name) => {
    expect(de(name)).toBe(`de ${name}`);
    expect(que(name)).toBe(`que ${name}`);
  });

  test('is told so at a table', () => {
    expect(story.tell.alarm_lies({ event: 'alarm_lies', text: '', who: 'Odette' })).toMatch(/^L’alarme d’Odette /);
  });
});

describe('what becomes of a jewel agrees with it', () => {
  test.each([
    ['R7', 'Annulée', 'Prise par Ada'],
    ['N7', 'Annulé', 'Pris par Ada'],
    ['B7', 'Annulée', 'Prise par Ada'],
    ['E7', 'Annulée', 'Prise par Ada'],
  ])('%s', (card, cancelled, stolen) => {
    expect(words.fates.cancelled('', card)).toBe(cancelled);
    expect(words.fates.stolen('Ada', card)).toBe(stolen);
  });

  test('also while one wonders whether to play it', () => {
    expect(words.playForesight('R7', false)).toMatch(/ elle est à toi, .* la prend\.$/);
    expect(words.playForesight('N7', false)).toMatch(/ il est à toi, .* le prend\.$/);
  });
});
