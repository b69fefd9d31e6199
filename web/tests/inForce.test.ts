// What the options of a table make of the rules, read off the rulebook itself.

import { describe, expect, test } from 'vitest';
import { columnsOf, effectsOf, optionsInForce } from '../src/lib/inForce';
import { optionsIn, searchOf } from '../src/lib/options';
import { blocksOf } from '../src/lib/prose';
import type { GameInfo, Rule } from '../src/protocol';

const game: GameInfo = {
  id: 'my_game',
  name: 'My Game',
  names: {},
  summary: '',
  players: { min: 2, max: 4 },
  minutes: { min: 5, max: 5 },
  ages: null,
  estimated: false,
  options: [
    { name: 'edition', default: 'en', choices: ['en', 'fr'], help: '', by_language: { fr: 'fr' } },
    { name: 'hands', default: 3, choices: [1, 3], help: '', by_language: {} },
  ],
  levels: [],
  level: '',
  rules: 1,
  lesson: false,
};

const TABLE =
  '| | `en` | `fr` |\n| --- | --- | --- |\n| cards (MG-1.1, MG-1.2) lie | up | down |\n| ties (MG-2.1) | no | *yes* |';
const rules: Rule[] = [
  { number: 'MG-1.1', text: 'How cards lie: MG-3.' },
  { number: 'MG-1.2', text: 'You play three hands (the option `hands`).' },
  { number: 'MG-3', text: TABLE, title: 'What the edition changes' },
  { number: 'Decisions', text: '| rule | who |\n| --- | --- |\n| MG-1.1 | all |' },
];
const table = blocksOf(TABLE)[0]!;
const head = table.kind === 'table' ? table.head : [];

describe('what is in force', () => {
  test('a row of a table by option is said at each rule that it names', () => {
    expect(effectsOf(game, rules, {}).get('MG-1.1')).toEqual([
      { name: 'Edition', value: 'En', change: 'Cards lie: up' },
    ]);
    const french = effectsOf(game, rules, { edition: 'fr' });
    expect(french.get('MG-1.1')?.[0]?.change).toBe('Cards lie: down');
    expect(french.get('MG-2.1')?.[0]?.change).toBe('Ties: yes');
  });

  test('a rule that names an option says how it stands', () => {
    expect(effectsOf(game, rules, { hands: 1 }).get('MG-1.2')?.[0]).toEqual({ name: 'Hands', value: '1', change: '' });
  });

  test('a table of anything else says nothing of options', () => {
    expect(effectsOf({ ...game, options: [] }, rules, {}).size).toBe(0);
    expect(columnsOf(game, [[], [{ kind: 'text', text: 'who' }]], {})).toBeNull();
  });

  test('of a table by option the column in force is known, and what each is called', () => {
    expect(columnsOf(game, head, {})).toEqual({ names: ['En', 'Fr'], inForce: 1 });
    expect(columnsOf(game, head, { edition: 'fr' })?.inForce).toBe(2);
  });

  test('an option that is not stated is at its default', () => {
    expect(optionsInForce(game, { edition: 'fr' }).map(({ value }) => value)).toEqual(['Fr', '3']);
  });

  test('options go into an address and come out of it; nonsense is left out', () => {
    expect(optionsIn(game, searchOf(game, { edition: 'fr' }))).toEqual({ edition: 'fr', hands: 3 });
    expect(optionsIn(game, '?edition=xx&hands=2&table=3')).toEqual({});
  });
});
