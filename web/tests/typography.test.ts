// Every language is set as its printers set it: read from the files, so that nothing is missed.

import { describe, expect, test } from 'vitest';

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

/** The rules by language: what must not occur. A colon between figures (2:05) is no colon of a sentence. */
const WRONG: Record<string, [RegExp, string][]> = {
  fr: [
    [/[^\u202f](?:[;!?»]|:(?!\d))/u, 'a narrow no-break space stands before ; : ! ? »'],
    [/«[^\u202f]/u, 'and after «'],
    [/["“”„]/u, 'quotes are « »'],
  ],
  de: [
    [/["”«»]/u, 'quotes are „ “'],
    [/\s[;:!?]/u, 'no space before ; : ! ?'],
    [/[^\s]…/u, 'a space before … where words are left out'],
  ],
  it: [
    [/["“”„]/u, 'quotes are « »'],
    [/«\s|\s[;:!?»]/u, 'no space before ; : ! ? nor inside « »'],
  ],
};
const ALWAYS: [RegExp, string][] = [
  [/[a-zà-ÿ]'[a-zà-ÿ]/iu, 'an apostrophe is ’'],
  [/\.\.\./u, 'an ellipsis is …'],
  [/\S {2,}\S/u, 'one space between words'],
];

describe.each(Object.entries(files))('%s', (path, source) => {
  const isText = (text: string): boolean => /\s|[«»„“…!?]/u.test(text) && !/^[\w./-]+$/.test(text);

  test.each([...(WRONG[languageOf(path)] ?? []), ...ALWAYS])('%s never occurs: %s', (wrong) => {
    expect(
      literals(source)
        .filter(isText)
        .filter((text) => wrong.test(text)),
    ).toEqual([]);
  });
});

test('there are files of every language', () => {
  const found = Object.keys(files).map(languageOf);
  for (const language of ['fr', 'de', 'it']) expect(found.filter((one) => one === language).length).toBeGreaterThan(15);
});
