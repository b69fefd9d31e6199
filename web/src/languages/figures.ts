// The figures of a review in a language; apart from the grammar, because few pages need them.

import { grammarOf } from './grammar';

export function figuresOf(locale: string) {
  const { count, percent } = grammarOf(locale);
  const changes = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });

  return {
    count,
    percent,
    /** `+9%`, `−9%`, with the sign that printers set. */
    change: (share: number): string => changes.format(share).replace('-', '−'),
    /** `± 3%`; an error is rounded up: an interval must not look narrower than it is. */
    within: (error: number): string => `± ${percent(Math.ceil(error * 100) / 100)}`,
  };
}
