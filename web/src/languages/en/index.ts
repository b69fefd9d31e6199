// English, whose shape is the type of every language.

import { book } from './book';
import { common } from './common';
import { home } from './home';
import { learn } from './learn';
import { refusals } from './refusals';
import { replay } from './replay';
import { table } from './table';
import { text } from './text';

const texts = {
  ...common,
  ...home,
  ...table,
  ...replay,
  ...learn,
  ...text,
  ...book,
  refusals,
};

export type Texts = typeof texts;
export default texts;
