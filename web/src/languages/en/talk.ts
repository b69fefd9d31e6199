// What is said at a table: phrases, reactions, the gallery, and whom one does not want to hear.

import { counted, list } from './grammar';

export const talk = {
  talk: {
    players: 'Players',
    gallery: 'Gallery',
    galleryText: 'The players hear this when the game is over.',
    galleryAfter: 'This is what those who watched said during the game.',
    galleryEmpty: 'No spectator has said anything yet.',
    name: 'Your name',
    guest: 'A spectator',
    phrasesTitle: 'Ready-made phrases',
    phrasesText: 'Everyone reads them in their own language.',
    phrasesOnly: 'At this table only the ready-made phrases can be said.',
    off: 'The host has turned the chat off.',
    galleryOff: 'The host has closed the gallery.',
    phrases: {
      hello: 'Hello!',
      'good-luck': 'Good luck!',
      'your-turn': 'Your turn!',
      'take-your-time': 'Take your time.',
      'one-moment': 'One moment, please.',
      'back-again': 'I’m back.',
      'well-played': 'Well played!',
      'nice-try': 'Nice try!',
      oops: 'Oops!',
      thanks: 'Thank you!',
      'good-game': 'Good game!',
      'another-one': 'Another one?',
    },
    react: 'React',
    reactTo: (sentence: string) => `React: ${sentence}`,
    reactions: {
      bravo: 'Bravo',
      laughter: 'Ha ha',
      surprise: 'Oh!',
      mischief: 'Sneaky',
      ouch: 'Ouch',
      jewel: 'Brilliant',
    },
    reactedBy: (reaction: string, names: readonly string[]) => `${reaction}: ${list(names)}`,
    mute: (name: string) => `Mute ${name}`,
    muteHere: 'At this table',
    muteAlways: 'Always',
    muteAlwaysText: 'By name, on this device.',
    unmute: (name: string) => `Hear ${name} again`,
    hidden: (n: number) => counted(n, 'hidden line', 'hidden lines'),
    chatAllows: 'Chat of the players',
    galleryAllows: 'Gallery of the spectators',
    allows: {
      free: 'Everything',
      phrases: 'Phrases',
      off: 'Off',
    },
  },
};

export type Talk = typeof talk;
