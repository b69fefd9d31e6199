// English, whose shape is the type of every language.

import { words as gentlemen_thieves } from '../../games/gentlemen_thieves/words/en';
import { words as master_thieves } from '../../games/master_thieves/words/en';
import { words as shadow_thief } from '../../games/shadow_thief/words/en';
import { common } from './common';
import { home } from './home';
import { learn } from './learn';
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
  games: { gentlemen_thieves, master_thieves, shadow_thief },
};

export type Texts = typeof texts;
export default texts;
