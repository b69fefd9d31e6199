// Ratings as people read them: with one decimal, and how much of it is still open.

import type { Rated } from '../protocol';
import { locale } from './locale.svelte';

const figures = (value: number): string =>
  new Intl.NumberFormat(locale.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');

/** `24.1` */
export const ratingAlone = ({ rating }: Rated): string => figures(rating);

/** `24.1 ± 3.2`, on one line. */
export const ratingInWords = (rated: Rated): string =>
  `${figures(rated.rating)}\u00a0±\u00a0${figures(rated.uncertainty)}`;
