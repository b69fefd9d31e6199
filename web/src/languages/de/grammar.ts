import { grammarOf } from '../grammar';

export const { counted, form, list } = grammarOf('de');
