import { grammarOf } from '../grammar';

export const { count, counted, form, list, percent } = grammarOf('de');
