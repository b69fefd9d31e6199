// What a language does with numbers and lists, by the browser's own knowledge of it.

export function grammarOf(locale: string) {
  const plural = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale);
  const numbers = new Intl.NumberFormat(locale);
  const shares = new Intl.NumberFormat(locale, { style: 'percent' });

  return {
    /** One form or the other, by the number: French says `0 carte`, German `0 Karten`. */
    form: (n: number, one: string, many: string): string => (plural.select(n) === 'one' ? one : many),
    /** `3 cards`. */
    counted: (n: number, one: string, many: string): string =>
      `${numbers.format(n)} ${plural.select(n) === 'one' ? one : many}`,
    /** `16,384`. */
    count: (n: number): string => numbers.format(n),
    /** `42%`; French and German have a space. */
    percent: (share: number): string => shares.format(share),
    /** `red, green and yellow`. */
    list: (words: readonly string[]): string => lists.format(words),
  };
}
