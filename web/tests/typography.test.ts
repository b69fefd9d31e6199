// Every language is set as its printers set it: read from the files, so that nothing is missed.

import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../src/{languages,games}/**/{fr,de,it}{,/*}.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const languageOf = (path: string): string => /\/(fr|de|it)(?:\/\w+)?\.ts$/.exec(path)?.[1] ?? '';

/** What stands in quotes or backquotes. What is filled in becomes `X`; comments and imports are left out. */
function literals(source: string): string[] {
  const code = source.replace(/\/\*[^]*?\*\/|^\s*(?:\/\/|import ).*$/gm, '');
  const flat = code.replace(/\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/g, 'X');
  return [...flat.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, single, template]) => single ?? template ?? '');
}

const isText = (text: string): boolean => /\s|[«»„“…!?]/u.test(text) && !/^[\w./-]+$/.test(text);

/** What must not occur, and what is right. */
type Rule = [RegExp, string];

const ALWAYS: Rule[] = [
  [/[a-zà-ÿ]'[a-zà-ÿ]/iu, 'an apostrophe is ’'],
  [/\.\.\./u, 'an ellipsis is …'],
  [/\S {2,}\S/u, 'one space between words'],
];
/** The rules by language. A colon between figures (2:05) is no colon of a sentence. */
const RULES: Record<string, Rule[]> = {
  fr: [
    [/[^\u202f](?:[;!?»]|:(?!\d))/u, 'a narrow no-break space stands before ; : ! ? »'],
    [/«[^\u202f]/u, 'and after «'],
    [/["“”„]/u, 'quotes are « »'],
    [/\S\s…/u, 'no space before …'],
  ],
  de: [
    [/["”«»]/u, 'quotes are „ “'],
    [/\s[;:!?]/u, 'no space before ; : ! ?'],
    [/[^\s]…/u, 'a space before … where words are left out'],
  ],
  it: [
    [/["“”„]/u, 'quotes are « »'],
    [/«\s|\s[;:!?»]/u, 'no space before ; : ! ? nor inside « »'],
    [/\S\s…/u, 'no space before …'],
  ],
};

test.each(Object.entries(RULES))('%s is set by its rules', (language, rules) => {
  const own = Object.entries(files).filter(([path]) => languageOf(path) === language);
  expect(own.length).toBeGreaterThan(15);
  const wrong = own.flatMap(([path, source]) =>
    literals(source)
      .filter(isText)
      .flatMap((text) =>
        [...rules, ...ALWAYS].filter(([never]) => never.test(text)).map(([, right]) => `${path}: ${right}: ${text}`),
      ),
  );
  expect(wrong).toEqual([]);
});

test('the ellipsis is part of the words, for languages set it differently', () => {
  const components = import.meta.glob<string>('../src/**/*.svelte', { eager: true, query: '?raw', import: 'default' });
  expect(Object.keys(components).length).toBeGreaterThan(50);
  expect(Object.keys(components).filter((path) => /\}\s*…/u.test(components[path] ?? ''))).toEqual([]);
});

test('every file of a language has rules', () => {
  expect(Object.keys(files).filter((path) => !(languageOf(path) in RULES))).toEqual([]);
});
