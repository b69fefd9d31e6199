// Every text, in the present language: `t.home.lead`. A language is a folder of `languages/`; what a game says is in
// its own folder.

import type { Texts } from '../languages';
import { locale, type GameTexts } from './locale.svelte';

/** An object that is always the present one: read in a template or a `$derived`, it follows the language. */
export function following<T extends object>(present: () => T): T {
  return new Proxy({} as T, { get: (_, key) => Reflect.get(present(), key) });
}

function present(): Texts {
  if (!locale.texts) throw new Error('a text was asked for before a language was loaded');
  return locale.texts;
}

export const t = following(present);

/** What one game says; null if this page has no words for it. */
export const textsOf = (game: string): GameTexts | null => locale.games[game] ?? null;

/** What a game says, for its own folder, which knows what there is. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- a cast, said once
export function gameTexts<Own extends object>(game: string): Own {
  return following(() => locale.games[game] as Own);
}
