// What is in force at a table, in words: its options, and what they make of the rules. The page knows no rule: a table of
// the rulebook whose columns are the values of an option says what each value changes, and a rule that names an option
// depends on it.

import type { GameInfo, OptionInfo, Rule, View } from '../protocol';
import { clockInWords } from './clock';
import { optionName, optionValue } from './gameWords';
import { valueOf, type Options, type Value } from './options';
import { blocksOf, plain, type Span } from './prose';
import { t } from './texts';

/** What something is, and how it stands. */
export interface Pair {
  name: string;
  value: string;
}

export const optionsInForce = (game: GameInfo, stated: Options): Pair[] =>
  game.options.map((option) => pairOf(game, option, valueOf(option, stated)));

const pairOf = (game: GameInfo, option: OptionInfo, value: Value): Pair => ({
  name: optionName(game, option),
  value: optionValue(game, option, value),
});

/** What the table has agreed on besides. */
export function settingsInForce(view: View): Pair[] {
  const yesNo = (is: boolean | undefined) => (is ? t.newTable.yes : t.newTable.no);
  return [
    ...(view.rated ? [{ name: t.rated.name, value: t.newTable.yes }] : []),
    { name: t.newTable.memory, value: t.newTable.memories[view.memory] },
    { name: t.newTable.clock, value: clockInWords(view.clock) },
    { name: t.newTable.hints, value: yesNo(view.hints || view.hints_for_all) },
    { name: t.newTable.spectators, value: yesNo(view.spectators) },
  ];
}

/** What an option makes of a rule; `change` is empty where the rulebook has no table that says it. */
export interface Effect extends Pair {
  change: string;
}

/** By the number of the rule. */
export type Effects = ReadonlyMap<string, readonly Effect[]>;

export function effectsOf(game: GameInfo, rules: readonly Rule[], stated: Options): Effects {
  const found = new Map<string, Effect[]>();
  const add = (number: string, effect: Effect) => found.set(number, [...(found.get(number) ?? []), effect]);
  for (const { number, text } of rules) {
    for (const option of game.options) {
      const pair = pairOf(game, option, valueOf(option, stated));
      if (text.includes(`\`${option.name}\``)) add(number, { ...pair, change: '' });
    }
    for (const block of blocksOf(text)) {
      if (block.kind !== 'table') continue;
      const option = optionOf(game, block.head);
      if (!option) continue;
      const value = valueOf(option, stated);
      const column = columnOf(block.head, value);
      for (const [what = [], ...how] of block.rows) {
        const change = t.text.pair(withoutNumbers(plain(what)), plain(how[column - 1] ?? []));
        for (const span of what)
          if (span.kind === 'rule') add(span.text, { ...pairOf(game, option, value), change: capital(change) });
      }
    }
  }
  return found;
}

/** The option whose values are the columns of a table. */
const optionOf = (game: GameInfo, [, ...columns]: readonly Span[][]): OptionInfo | undefined =>
  game.options.find(
    ({ choices }) => columns.length > 0 && columns.every((head) => choices.map(String).includes(plain(head))),
  );

const columnOf = (head: readonly Span[][], value: Value): number =>
  head.findIndex((cell, i) => i > 0 && plain(cell) === String(value));

/** A table of the rulebook by option: which of its columns is in force, and what each of them is called. */
export interface Columns {
  names: readonly string[];
  inForce: number;
}

export function columnsOf(game: GameInfo, head: readonly Span[][], stated: Options): Columns | null {
  const option = optionOf(game, head);
  if (!option) return null;
  const named = (cell: Span[]) => option.choices.find((choice) => String(choice) === plain(cell))!;
  return {
    names: head.slice(1).map((cell) => optionValue(game, option, named(cell))),
    inForce: columnOf(head, valueOf(option, stated)),
  };
}

const withoutNumbers = (text: string): string => text.replace(/\s*\((?:[A-Z]{2}-[\d.]+(?:, )?)+\)/g, '');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
