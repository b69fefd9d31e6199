import { grammarOf } from '../grammar';

export const { change, count, counted, form, list, percent } = grammarOf('en-GB');
