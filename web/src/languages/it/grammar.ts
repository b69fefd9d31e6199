import { grammarOf } from '../grammar';

export const { count, counted, form, percent } = grammarOf('it');

/** Before a name: `a Bo`, `ad Ada`. */
export const to = (name: string): string => `${/^[aàáâä]/i.test(name) ? 'ad' : 'a'} ${name}`;

const lists = new Intl.ListFormat('it');
const beginsWithE = (word = ''): boolean => /^[eèéêë]/i.test(word);

/** `Ada e Bo`, `Ada ed Elsa`. */
export function list(words: readonly string[]): string {
  const parts = lists.formatToParts(words);
  const spoken = parts.map(({ type, value }, i) =>
    type === 'literal' && value === ' e ' && beginsWithE(parts[i + 1]?.value) ? ' ed ' : value,
  );
  return spoken.join('');
}
