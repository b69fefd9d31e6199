// Words that all boards need. What a board says stands in the `words.ts` of its game: another language is another
// file of that shape.

export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

const LIST = new Intl.ListFormat('en-GB');

/** `red, green and yellow`. */
export function listed(words: readonly string[]): string {
  return LIST.format(words);
}
