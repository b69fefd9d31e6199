// What one can do, and why one can't: a file for each game and language, fetched when somebody asks.

export interface HelpWords {
  /** What can be done, by the first word of a move. */
  can: Record<string, string>;
  /** Why something can't be done, by the key of the rules' reason. */
  reasons: Record<string, string>;
}

const files = import.meta.glob<HelpWords>('./*/help/*.ts', { import: 'words' });

export async function helpOf(game: string, language: string): Promise<HelpWords> {
  const file = files[`./${game}/help/${language}.ts`] ?? files[`./${game}/help/en.ts`];
  return file ? file() : { can: {}, reasons: {} };
}
