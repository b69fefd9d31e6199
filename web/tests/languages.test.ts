// Every language says everything that English says, and says it in its own words.

import { describe, expect, test } from 'vitest';
import { languageOf, type Language } from '../src/languages';
import { loadCatalogue } from '../src/locales';
import { SAME_AS_ENGLISH } from './sameAsEnglish';
import { speaks, TRANSLATIONS, translationsOf } from './languagesOf';

type Text = string | ((...sample: unknown[]) => unknown);

/** Every text by its path: `home.lead`. */
function textsIn(part: object, path = ''): [string, Text][] {
  return Object.entries(part).flatMap(([name, value]): [string, Text][] => {
    const here = path ? `${path}.${name}` : name;
    return typeof value === 'object' && value !== null ? textsIn(value as object, here) : [[here, value as Text]];
  });
}

// What a text may be asked with. A function is tried with all of these, and those count that English has a sentence for:
// numbers, names, lists of names, and the codes of cards, tokens, gems, characters, places.
const GEMS = { diamonds: 2, sapphires: 1, rubies: 1 };
const SAMPLES: unknown[] = [
  0,
  1,
  2,
  3700,
  'Ada',
  'R7',
  'S8',
  'TN',
  'TS',
  'R',
  'N',
  'T',
  'TN',
  'Rg',
  'g',
  'manor',
  'opera',
  'tunnel',
  'loot',
  'thief',
  'master-thief',
  'diamond',
  'left',
  true,
  false,
  [],
  ['Ada'],
  ['Ada', 'Bo'],
  ['R', 'G'],
  ['R7', 'TS'],
  undefined,
  GEMS,
  { ...GEMS, alarm: 1, ruby: true },
  { character: 'thief', number: 3 },
  [{ character: 'gemologist', number: 3 }],
  { what: 'loot', from: 'bank', count: 2 },
  { what: 'car', from: 'centre' },
];

const BROKEN = /\b(undefined|NaN|null)\b|\[object/;

const isSentence = (answer: unknown): boolean => typeof answer === 'string' && !BROKEN.test(answer);

function answer(text: Text, sample: unknown[]): unknown {
  try {
    return typeof text === 'string' ? text : text(...sample);
  } catch {
    return undefined;
  }
}

/** Lists of arguments, at most a few thousand for one text. */
function samplesFor(arity: number): unknown[][] {
  let lists: unknown[][] = [[]];
  for (let i = 0; i < arity; i += 1) lists = lists.flatMap((list) => SAMPLES.map((sample) => [...list, sample]));
  return lists;
}

/** What is fetched with the first review, and with a riddle. */
const reviews = import.meta.glob<object>('../src/languages/*/review.ts', { eager: true, import: 'review' });
const ratings = import.meta.glob<object>('../src/languages/*/ratings.ts', { eager: true, import: 'ratings' });
const people = import.meta.glob<object>('../src/languages/*/you.ts', { eager: true, import: 'you' });
const riddles = import.meta.glob<object>('../src/languages/*/riddle.ts', { eager: true, import: 'riddle' });

const nights = import.meta.glob<object>('../src/languages/*/night.ts', { eager: true, import: 'night' });

/** What is fetched with the first lens; what a game says there is fetched with its own. */
const lenses = import.meta.glob<object>('../src/languages/*/lens.ts', { eager: true, import: 'lens' });
const gameLenses = import.meta.glob<object>('../src/games/*/lens/??.ts', { eager: true, import: 'words' });

async function textsOf(language: Language): Promise<object> {
  const { texts, games } = await loadCatalogue(language);
  const fetched = Object.entries(games).map(([game, words]) => {
    const folder = `../src/games/${game}/lens`;
    const lens = gameLenses[`${folder}/${language}.ts`] ?? gameLenses[`${folder}/en.ts`];
    return [game, lens ? { ...words, lens } : words] as const;
  });
  return {
    ...texts,
    review: reviews[`../src/languages/${language}/review.ts`],
    you: people[`../src/languages/${language}/you.ts`],
    ratings: ratings[`../src/languages/${language}/ratings.ts`],
    riddle: riddles[`../src/languages/${language}/riddle.ts`],
    nights: nights[`../src/languages/${language}/night.ts`],
    lens: lenses[`../src/languages/${language}/lens.ts`],
    games: Object.fromEntries(fetched),
  };
}

const english = await textsOf('en');

/** What the games tell and what the table refuses have tests of their own, with all that there is. */
const texts = textsIn(english).filter(([path]) => !path.includes('.story.') && !path.startsWith('refusals.'));

const samples = new Map(
  texts.map(([path, text]) => {
    const all = typeof text === 'string' ? [[]] : samplesFor(Math.min(text.length, 3));
    return [path, all.filter((sample) => isSentence(answer(text, sample)))] as const;
  }),
);

test('English has a sentence for some of the samples of every text', () => {
  expect([...samples].filter(([, found]) => found.length === 0).map(([path]) => path)).toEqual([]);
});

/** The game that a text is of: `games.my_game.title`. */
const gameOf = (path: string): string | undefined => /^games\.(\w+)/.exec(path)?.[1];

describe.each(TRANSLATIONS)('%s', (language) => {
  const loaded = async () => new Map(textsIn(await textsOf(language)));

  test('has every text, and no other', async () => {
    expect([...(await loaded()).keys()].sort()).toEqual(
      textsIn(english)
        .map(([path]) => path)
        .sort(),
    );
  });

  test('has a sentence wherever English has one', async () => {
    const ours = await loaded();
    const missing = texts.flatMap(([path, text]) =>
      samples
        .get(path)!
        .filter((sample) => answer(text, sample) !== '')
        .filter((sample) => !isSentence(answer(ours.get(path)!, sample)) || answer(ours.get(path)!, sample) === '')
        .map((sample) => `${path}(${JSON.stringify(sample)}): ${String(answer(ours.get(path)!, sample))}`),
    );
    expect(missing).toEqual([]);
  });

  test('leaves nothing in English, but for words that are the same', async () => {
    const ours = await loaded();
    const same = texts
      .filter(([path]) => !gameOf(path) || speaks(gameOf(path)!, language))
      .filter(([path, text]) =>
        samples.get(path)!.every((sample) => answer(text, sample) === answer(ours.get(path)!, sample)),
      )
      .map(([path]) => path);
    expect(same.sort()).toEqual([...SAME_AS_ENGLISH.all, ...SAME_AS_ENGLISH[language]].sort());
  });
});

test('a game speaks English alone, or every language', async () => {
  const games = Object.keys((await loadCatalogue('en')).games);
  for (const game of games) expect([0, TRANSLATIONS.length], game).toContain(translationsOf(game).length);
});

describe('the language of the browser', () => {
  test.each([
    [['en-US'], 'en'],
    [['fr-CH', 'de'], 'fr'],
    [['de-AT'], 'de'],
    [['it'], 'it'],
    [['FR'], 'fr'],
    [['pt-BR', 'en-GB'], 'en'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('%j is answered in %s', (locales, language) => {
    expect(languageOf(locales)).toBe(language);
  });
});
