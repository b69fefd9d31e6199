// Was am Tisch gesagt wird: fertige Sätze, Reaktionen, die Galerie, und wen man nicht hören will.

import type { Talk } from '../en/talk';
import { counted, list } from './grammar';

export const talk: Talk = {
  talk: {
    players: 'Spieler',
    gallery: 'Galerie',
    galleryText: 'Die Spieler hören das erst, wenn die Partie vorbei ist.',
    galleryAfter: 'Das haben die Zuschauer während der Partie gesagt.',
    galleryEmpty: 'Von den Zuschauern hat noch niemand etwas gesagt.',
    name: 'Dein Name',
    guest: 'Jemand im Publikum',
    phrasesTitle: 'Fertige Sätze',
    phrasesText: 'Jeder liest sie in seiner Sprache.',
    phrasesOnly: 'An diesem Tisch kann man nur die fertigen Sätze sagen.',
    off: 'Der Gastgeber hat den Chat abgeschaltet.',
    galleryOff: 'Der Gastgeber hat die Galerie geschlossen.',
    phrases: {
      hello: 'Hallo!',
      'good-luck': 'Viel Glück!',
      'your-turn': 'Du bist dran!',
      'take-your-time': 'Lass dir Zeit.',
      'one-moment': 'Einen Moment, bitte.',
      'back-again': 'Bin wieder da.',
      'well-played': 'Gut gespielt!',
      'nice-try': 'Netter Versuch!',
      oops: 'Hoppla!',
      thanks: 'Danke!',
      'good-game': 'Schöne Partie!',
      'another-one': 'Noch eine?',
    },
    react: 'Reagieren',
    reactTo: (sentence) => `Reagieren: ${sentence}`,
    reactions: {
      bravo: 'Bravo!',
      laughter: 'Haha',
      surprise: 'Oh!',
      mischief: 'Schlitzohr',
      ouch: 'Autsch',
      jewel: 'Glanzstück',
    },
    reactedBy: (reaction, names) => `${reaction}: ${list(names)}`,
    mute: (name) => `${name} stumm schalten`,
    muteHere: 'An diesem Tisch',
    muteAlways: 'Immer',
    muteAlwaysText: 'Nach dem Namen, auf diesem Gerät.',
    unmute: (name) => `${name} wieder hören`,
    hidden: (n) => counted(n, 'verborgene Zeile', 'verborgene Zeilen'),
    chatAllows: 'Chat der Spieler',
    galleryAllows: 'Galerie der Zuschauer',
    allows: {
      free: 'Alles',
      phrases: 'Fertige Sätze',
      off: 'Nichts',
    },
  },
};
