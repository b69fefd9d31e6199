// English, whose shape is the type of every language.

import { story as gentlemenStory } from '../../games/gentlemen_thieves/story/en';
import { words as gentlemenWords } from '../../games/gentlemen_thieves/words/en';
import { story as masterStory } from '../../games/master_thieves/story/en';
import { words as masterWords } from '../../games/master_thieves/words/en';
import { story as shadowStory } from '../../games/shadow_thief/story/en';
import { words as shadowWords } from '../../games/shadow_thief/words/en';
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
  refusals,
  games: {
    gentlemen_thieves: { ...gentlemenWords, story: gentlemenStory },
    master_thieves: { ...masterWords, story: masterStory },
    shadow_thief: { ...shadowWords, story: shadowStory },
  },
};

export type Texts = typeof texts;
export default texts;
