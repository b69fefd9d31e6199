// Master Thieves: the story, the chart and the figure in English.

import type { BookWords } from '../../book';

export const words: BookWords = {
  story:
    'Paris, about 1900. On the counter of a shop in the Place Vendôme stands a walnut box with twelve drawers, and half the town has plans for it. The jeweller and the gemologist can tell glass from diamonds, and mean to be rid of the glass. The smugglers clear out drawers together and split the haul, as long as the law does not outnumber them. The thief grabs what lies in front. The master thief has heard what lies behind. And the detective? He lays no finger on the box. He watches the red pillow, where everything ends up that somebody drops. Tonight you play all six, one after the other, and so does everybody else.',
  chart: [
    {
      title: 'A round',
      isOrdered: true,
      items: [
        { name: 'Choose', text: 'Everybody lays a card face down.', rule: 'MT-3.1' },
        {
          name: 'Smugglers',
          text: 'turn their cards over and take their turns. Then all others turn over, and the smugglers share.',
          rule: 'MT-3.2',
        },
        {
          name: 'Jewellers, gemologists, thieves, master thieves',
          text: 'take their turns, in this order; within a character the lower number first.',
          rule: 'MT-3.2',
        },
        { name: 'Detectives', text: 'share the red pillow. Without one, the gems stay there.', rule: 'MT-3.3' },
        {
          name: 'Cards',
          text: 'are put aside. After six rounds you pass all of them to your left neighbour.',
          rule: 'MT-3.4',
        },
      ],
    },
    {
      title: 'A turn',
      isOrdered: true,
      items: [
        { name: 'Open', text: 'one drawer, wherever you like. The box is not moved before.', rule: 'MT-4.1' },
        {
          name: 'A gem falls',
          text: 'from the lower face: all that fell goes to the red pillow, and your character does nothing (except the gemologist).',
          rule: 'MT-4.2',
        },
        {
          name: 'An alarm falls',
          text: 'with gems: they go to its owner’s black pillow; to the red one if its owner opened the drawer. The alarm returns.',
          rule: 'MT-4.3',
        },
        { name: 'An alarm lies there', text: 'in the upper face: it is switched off.', rule: 'MT-4.4' },
        { name: 'Act', text: 'If no gem fell, your character does its work.', rule: 'MT-4.5' },
        { name: 'Handle the box', text: 'Rotate once, turn over once: both, one or neither.', rule: 'MT-4.6' },
      ],
    },
    {
      title: 'The characters, in their order',
      isOrdered: true,
      items: [
        {
          name: 'Smuggler',
          text: 'All gems that lie there go to the red pillow, and an imitation takes their place. If there are at least as many smugglers as detectives, they take gems from the red pillow in turn. No share if a gem fell in your turn.',
          rule: 'MT-5.1',
        },
        {
          name: 'Jeweller',
          text: 'Adds an imitation. Having done so, may add the alarm, unless one lies there.',
          rule: 'MT-5.2',
        },
        {
          name: 'Gemologist',
          text: 'Always adds an imitation, even if gems fell; may add one more for each detective.',
          rule: 'MT-5.3',
        },
        { name: 'Thief', text: 'Takes all gems that lie in front.', rule: 'MT-5.4' },
        {
          name: 'Master thief',
          text: 'Takes the gems in front, or searches behind. If a ruby falls there: nothing at all. Otherwise the gems in front and, if there is one above, the ruby.',
          rule: 'MT-5.5',
        },
        {
          name: 'Detective',
          text: 'Has no turn. Takes gems from the red pillow at the end of the round.',
          rule: 'MT-5.6',
        },
      ],
    },
    {
      title: 'End and score',
      items: [
        { name: 'End', text: 'The round in which somebody has no imitation left is the last one.', rule: 'MT-6.1' },
        { name: 'Rubies', text: 'There are six, one in each long drawer.', rule: 'MT-6.2' },
        {
          name: 'Score',
          text: 'Black pillow: diamond 1, sapphire 2, ruby 4. White pillow: diamond −1, sapphire −2.',
          rule: 'MT-7.1',
        },
        { name: 'Ties', text: 'More rubies, then more sapphires.', rule: 'MT-7.2' },
      ],
    },
  ],
  examples: {
    'MT-3.2':
      'Eight cards lie face down: gemologist 8, smugglers 2, 5 and 8, detective 4, master thief 3, thieves 5 and 7. Only the smugglers are turned over: smuggler 2 opens a drawer, then 5, then 8. Now the rest is turned over. Three smugglers against one detective: they share the red pillow. Nobody is a jeweller, so it goes on with the gemologist, then thief 5, thief 7 and the master thief. The detective comes last, and gets what has fallen meanwhile.',
  },
  labels: {
    box: 'The box has three levels: top T, middle M, bottom B.',
    above: 'A level from above: four sides, N, E, S and W; a drawer on each.',
    long: 'long drawer',
    short: 'short drawer',
    drawer: 'A long drawer, pulled out, from the side. A short one has the front compartments only.',
    up: 'upper face',
    down: 'lower face: what lies there falls out',
    front: 'front compartment',
    secret: 'secret compartment',
    rotate: 'Rotate: the top level, or the top two together, by a quarter.',
    turn: 'Turn over: top and bottom change places, east and west, and the two faces of every drawer.',
  },
};
