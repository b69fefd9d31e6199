// The options of a game, as a table states them: those that are not at their default.

import type { GameInfo, OptionInfo } from '../protocol';

export type Value = boolean | number | string;
export type Options = Readonly<Record<string, Value>>;

/** The value an option has at a table. */
export const valueOf = (option: OptionInfo, stated: Options): Value => stated[option.name] ?? option.default;

/** The value an option begins with for somebody who speaks this language. */
export const usualValue = (option: OptionInfo, language: string): Value =>
  option.by_language[language] ?? option.default;

export const usualOptions = (game: GameInfo, language: string): Options =>
  Object.fromEntries(game.options.map((option) => [option.name, usualValue(option, language)]));

/** Options whose default depends on the language. People may know this game by other rules: they are asked first. */
export const leadingOptions = (game: GameInfo): OptionInfo[] =>
  game.options.filter(({ by_language }) => Object.keys(by_language).length > 0);

/** What stands behind `?`: `edition=fr`. What the game does not know is left out. */
export function optionsIn(game: GameInfo, search: string): Options {
  const asked = new URLSearchParams(search);
  const found = game.options.flatMap(({ name, choices }): [string, Value][] =>
    choices.filter((choice) => String(choice) === asked.get(name)).map((choice) => [name, choice]),
  );
  return Object.fromEntries(found);
}

export function searchOf(game: GameInfo, stated: Options): string {
  const values = game.options.map((option) => [option.name, String(valueOf(option, stated))]);
  return values.length > 0 ? `?${new URLSearchParams(values)}` : '';
}
