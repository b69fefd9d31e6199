import { grammarOf } from '../grammar';

export const { count, counted, form, list } = grammarOf('en-GB');
