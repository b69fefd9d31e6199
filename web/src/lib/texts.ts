// Every text, in the language that is spoken: `t.home.tagline`. A language is a folder of `languages/`; what
// a game says is in the `words/` of its board.

import type { Texts } from '../languages';
import { speech } from './speech.svelte';

/** An object that is always the present one: read in a template or a `$derived`, it follows the language. */
function following<T extends object>(present: () => T): T {
  return new Proxy({} as T, { get: (_, key) => Reflect.get(present(), key) });
}

function spoken(): Texts {
  if (!speech.texts) throw new Error('a text was asked for before a language was spoken');
  return speech.texts;
}

export const t = following(spoken);

/** What one game says. */
export function wordsOf<Game extends keyof Texts['games']>(game: Game): Texts['games'][Game] {
  return following(() => spoken().games[game]);
}
