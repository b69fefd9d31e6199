// The little Markdown that the rulebooks are written in, as data that a component can draw: no HTML is ever
// made from text.

import type { Rule } from '../protocol';

/** `SD-3` is a section, `SD-3.6` one rule of it. */
export const isSection = (rule: Rule): boolean => !rule.number.includes('.');

/** What a rule is called, before its first words. */
export const leadOf = (rule: Rule): string => `${rule.number} ${rule.title ?? ''}`.trim() + '.';

/** Letters as somebody types them who looks for a word: no accents, no capitals, one kind of apostrophe. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** The rules that speak of what somebody looks for. */
export const speakingOf = (rules: Rule[], words: string): Rule[] =>
  rules.filter((rule) => folded(`${rule.title ?? ''} ${rule.text}`).includes(folded(words.trim())));

export type Span = { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'rule'; text: string };

export type Block = { kind: 'paragraph' | 'item'; spans: Span[] } | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const SPAN = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|(?<rule>\b[A-Z]{2}-\d+(?:\.\d+)?\b)/g;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) spans.push({ kind: 'text', text: text.slice(end, match.index) });
    const [kind, words] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)!;
    spans.push({ kind: kind as Span['kind'], text: words });
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) });
  return spans;
}

/** The words of a line, without their dress. */
export const plain = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spansOf(cell.trim()));

/** Paragraphs, list items and tables; a heading is left to whoever shows the section. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n\s*\n|\n(?=- )/)) {
    const lines = part
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith('#'));
    if (lines.length === 0) continue;
    if (lines[0]!.startsWith('|')) {
      const [head = [], , ...rows] = lines.map(cellsOf);
      blocks.push({ kind: 'table', head, rows });
    } else if (lines[0]!.startsWith('- ')) {
      blocks.push({ kind: 'item', spans: spansOf(lines.join(' ').slice(2)) });
    } else {
      blocks.push({ kind: 'paragraph', spans: spansOf(lines.join(' ')) });
    }
  }
  return blocks;
}
