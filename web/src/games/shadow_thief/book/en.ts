// The Shadow Thief: the story and the chart in English.

import type { BookWords } from '../../book';

export const words: BookWords = {
  story:
    'Snow on the line, and no train leaves tonight: all of Paris that was on its way south is stranded at the grand hotel. Between the soup and the second waltz the first necklace is missed. By midnight the guests hurry along the corridors with rings, brooches and earrings in their pockets, down to the cellar, where a safe stands open for each of them. Four thieves are staying under false names, and each has a weakness for one thing only. The fifth takes anything. Nobody has seen more of him than a shadow on the wallpaper. Carry down what you can, and shut the door in time: whoever is last finds the cellar swept clean.',
  chart: [
    {
      title: 'A turn: seven actions, all players together',
      isOrdered: true,
      items: [
        {
          name: 'Play',
          text: 'Everybody with an open safe chooses a card in secret; all are revealed at once.',
          rule: 'SD-3.1',
        },
        { name: 'Cancel', text: 'Jewels of equal value, of whatever type, are discarded.', rule: 'SD-3.2' },
        {
          name: 'Thieves',
          text: 'take a jewel of their type that another player revealed, the shadow thief first and of any type. It goes straight into the safe. Then the thieves are discarded.',
          rule: 'SD-3.3',
        },
        {
          name: 'More jewels',
          text: 'If your jewel still lies before you, you may add jewels of the same type from your hand.',
          rule: 'SD-3.4',
        },
        { name: 'Store', text: 'All jewels before you go into your safe and stay there.', rule: 'SD-3.5' },
        {
          name: 'Close',
          text: 'A safe card closes your safe if it holds at least one jewel, and not more jewel cards than the value of the safe card. Otherwise the safe card is discarded. Once closed, you are out until the hand ends.',
          rule: 'SD-3.6',
        },
        {
          name: 'Draw',
          text: 'up to four cards. If the pile is too small for all: up to three, and so on, the same for everyone.',
          rule: 'SD-3.7',
        },
      ],
    },
    {
      title: 'The hand ends',
      items: [
        { name: 'One safe is open', text: 'after closing: it scores 0.', rule: 'SD-4.1' },
        { name: 'All open safes would close at once', text: 'None does, and all of these score 0.', rule: 'SD-4.2' },
        {
          name: 'No pile and no cards',
          text: 'after jewels were added: at once, and open safes score 0, even with a safe card on the table.',
          rule: 'SD-4.3',
        },
      ],
    },
    {
      title: 'Score',
      items: [
        { name: 'Closed safe', text: 'The sum of the values of its jewels.', rule: 'SD-5.1' },
        { name: 'Match', text: 'The highest total of all hands wins.', rule: 'SD-2.1' },
      ],
    },
    {
      title: 'The cards',
      items: [
        { name: '80 jewels', text: 'Ring, necklace, brooch, earring: values 1 to 10, two of each.', rule: 'SD-1.1' },
        { name: '20 closed safes', text: 'Values 4 to 15: two each up to 11, one each from 12 on.', rule: 'SD-1.2' },
        { name: '5 thieves', text: 'One for each type, and the shadow thief.', rule: 'SD-1.3' },
      ],
    },
  ],
  examples: {},
  labels: {},
};
