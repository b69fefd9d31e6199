// What belongs to a rulebook besides its rules: a story, a summary chart, worked examples, the words of its figures. A file
// for each game and language, fetched with the book. A game may have none.

export interface ChartItem {
  name: string;
  text: string;
  /** The rule behind it; what the options in force make of that rule is added to the chart. */
  rule: string;
}

export interface ChartPart {
  title: string;
  /** One after the other, in this order. */
  isOrdered?: boolean;
  items: ChartItem[];
}

export interface BookWords {
  /** Who is who, in a paragraph. */
  story: string;
  chart: ChartPart[];
  /** By the rule that they explain. */
  examples: Record<string, string>;
  /** What the figures say, if there are any. */
  labels: Record<string, string>;
}

const files = import.meta.glob<BookWords>('./*/book/*.ts', { import: 'words' });

export const hasBook = (game: string): boolean => `./${game}/book/en.ts` in files;

export async function bookOf(game: string, language: string): Promise<BookWords | null> {
  const file = files[`./${game}/book/${language}.ts`] ?? files[`./${game}/book/en.ts`];
  return file ? file() : null;
}
