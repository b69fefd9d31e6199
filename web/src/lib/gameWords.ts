// What a game and its bots are called in the present language. A game that the page has no words for speaks as
// the server does, in English.

import type { GameInfo, LevelInfo, OptionInfo } from '../protocol';
import { t, textsOf } from './texts';

export const titleOf = (game: GameInfo): string => textsOf(game.id)?.title ?? game.name;

export const summaryOf = (game: GameInfo): string => textsOf(game.id)?.summary ?? game.summary;

/** For how many, for whom and for how long; what is our estimate says so. */
export function factsOf({ players, minutes, ages, estimated }: GameInfo): string {
  const age = ages ? [t.book.ages(ages.years, ages.over)] : [];
  const told = [...age, t.home.minutes(minutes.min, minutes.max)];
  const rest = estimated ? [`${told.join(', ')} (${t.book.estimate})`] : told;
  return [t.home.players(players.min, players.max), ...rest].join(' · ');
}

/** `one_box_action` as one reads it. */
const readable = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ');

export const optionName = (game: GameInfo, { name }: OptionInfo): string =>
  textsOf(game.id)?.options[name]?.name ?? readable(name);

export const optionHelp = (game: GameInfo, { name, help }: OptionInfo): string =>
  textsOf(game.id)?.options[name]?.help ?? `${readable(help)}.`;

export function optionValue(game: GameInfo, { name }: OptionInfo, value: boolean | number | string): string {
  if (typeof value === 'boolean') return value ? t.newTable.yes : t.newTable.no;
  return textsOf(game.id)?.options[name]?.values[value] ?? readable(String(value));
}

type Level = keyof typeof t.levels;

export const levelName = (level: string): string => t.levels[level as Level]?.name ?? readable(level);

/** The levels of bots, each with what to expect of it. */
export const levelChoices = (levels: readonly LevelInfo[]): { value: string; label: string; text: string }[] =>
  levels.map(({ level, text }) => ({
    value: level,
    label: levelName(level),
    text: t.levels[level as Level]?.text ?? text,
  }));
