// Gentlemen Thieves: the story and the chart in English.

import type { BookWords } from '../../book';

export const words: BookWords = {
  story:
    'All the papers write about them, and nobody can put a face to the names: Arsène Lupin, the Comtesse de Cagliostro, Dolorès Kesselbach, Beaumagnan, Grand Paul. This season they work the same five addresses, and they need each other, for nobody gets in without gloves, rope, lamp, mask and crowbar. Tonight two of them go along against three; tomorrow the matchmaker has paired them anew, and the partner of yesterday has your share in his sights. There are tunnels to dig, a padlock to hang on the wrong door and an old car that asks no questions. Just don’t dawdle: Brigadier Béchoux is doing his rounds, and where he turns up the evening is over.',
  chart: [
    {
      title: 'A round',
      isOrdered: true,
      items: [
        {
          name: 'Alliances',
          text: 'The first player divides the five colours, two against three; differently from the round before.',
          rule: 'GT-3.1',
        },
        {
          name: 'Actions',
          text: 'From the first player’s left, clockwise, one action each, until there is a heist.',
          rule: 'GT-3.2',
        },
      ],
    },
    {
      title: 'Your turn: one of these',
      items: [
        {
          name: 'Take',
          text: 'one of the three tokens of the display, which is filled up at once, and place it.',
          rule: 'GT-3.3',
        },
        { name: 'Draw', text: 'the first token of the pile, and place it.', rule: 'GT-3.4' },
        { name: 'Favour', text: 'Spend one and move a special token.', rule: 'GT-3.5' },
        {
          name: 'Limit',
          text: 'At most three tokens of a type at a place; joined places count as one.',
          rule: 'GT-3.6',
        },
      ],
    },
    {
      title: 'The heist, in this order',
      isOrdered: true,
      items: [
        {
          name: 'When',
          text: 'All five types lie at a place, or at two joined places, without the padlock.',
          rule: 'GT-4.1',
        },
        {
          name: 'Who',
          text: 'The alliance with more equipment of its colours there wins. Loot does not count.',
          rule: 'GT-4.2',
        },
        {
          name: 'Spoils',
          text: 'Equipment and loot are shared equally among the winning colours; the rest is lost. After a tie all is lost.',
          rule: 'GT-4.3',
        },
        {
          name: 'Tunnel',
          text: 'After a heist at joined places one of the two goes back to the centre.',
          rule: 'GT-4.4',
        },
        { name: 'New equipment', text: 'Two tokens from the pile to each emptied place.', rule: 'GT-4.5' },
        { name: 'New loot', text: 'If no place has any: two from the reserve to the bank.', rule: 'GT-4.6' },
        { name: 'Next round', text: 'The matchmaker goes to the left.', rule: 'GT-4.7' },
      ],
    },
    {
      title: 'Special tokens',
      items: [
        {
          name: 'Tunnel',
          text: 'From a place or the centre. Two at different places join them into one.',
          rule: 'GT-5.1',
        },
        {
          name: 'Padlock',
          text: 'From place to place. No heist where it hangs, nor at the place joined to it.',
          rule: 'GT-5.2',
        },
        {
          name: 'Car',
          text: 'From a place or the centre. Then one equipment token from there may go to the padlock’s place.',
          rule: 'GT-5.3',
        },
        { name: 'Loot', text: 'One or more, from one place to one other.', rule: 'GT-5.4' },
      ],
    },
    {
      title: 'The end',
      items: [
        { name: 'Brigadier', text: 'The moment he turns up, the game is over.', rule: 'GT-6.1' },
        { name: 'Score', text: 'The number of tokens in the pile of your colour.', rule: 'GT-6.2' },
        {
          name: 'Ties',
          text: 'More favours left, then more equipment of your own colour in the pile.',
          rule: 'GT-6.3',
        },
      ],
    },
  ],
  examples: {
    'GT-4.3':
      'Nine pieces of equipment lie at the opera when the fifth type arrives. Five of them are green or black, and these two are allies; red, purple and yellow have four. Green and black win. Nine for two makes four each, and the ninth is lost.',
  },
  labels: {},
};
