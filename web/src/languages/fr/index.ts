// French.

import type { Texts } from '../en';
import { book } from './book';
import { common } from './common';
import { home } from './home';
import { learn } from './learn';
import { notify } from './notify';
import { open } from './open';
import { privacy } from './privacy';
import { rated } from './rated';
import { refusals } from './refusals';
import { replay } from './replay';
import { table } from './table';
import { talk } from './talk';
import { text } from './text';

const texts: Texts = {
  ...common,
  ...home,
  ...table,
  ...talk,
  ...replay,
  ...learn,
  ...text,
  ...book,
  ...notify,
  ...open,
  ...privacy,
  ...rated,
  refusals,
};

export default texts;
