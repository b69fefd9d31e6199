// French.

import type { Texts } from '../en';
import { book } from './book';
import { common } from './common';
import { home } from './home';
import { learn } from './learn';
import { refusals } from './refusals';
import { replay } from './replay';
import { table } from './table';
import { text } from './text';

const texts: Texts = {
  ...common,
  ...home,
  ...table,
  ...replay,
  ...learn,
  ...text,
  ...book,
  refusals,
};

export default texts;
