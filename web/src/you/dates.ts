// Days as people write them, in the language of the page.

import { locale } from '../lib/locale.svelte';

/** Of seconds since 1970, where the person is. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(locale.language, { dateStyle: 'medium' }).format(1000 * at);

/** The same of a day that is known to the day only, by the world's clock. */
export const dateOf = (at: number): string =>
  new Intl.DateTimeFormat(locale.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(1000 * at);
