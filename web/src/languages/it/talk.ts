// Quello che si dice al tavolo: frasi pronte, reazioni, il loggione, e chi non si vuole sentire.

import type { Talk } from '../en/talk';
import { counted, list } from './grammar';

export const talk: Talk = {
  talk: {
    players: 'Giocatori',
    gallery: 'Loggione',
    galleryText: 'I giocatori lo sentono solo a partita finita.',
    galleryAfter: 'Ecco che cosa hanno detto gli spettatori durante la partita.',
    galleryEmpty: 'Nessuno spettatore ha ancora detto niente.',
    name: 'Il tuo nome',
    guest: 'Uno spettatore',
    phrasesTitle: 'Frasi pronte',
    phrasesText: 'Ognuno le legge nella propria lingua.',
    phrasesOnly: 'A questo tavolo si possono dire solo le frasi pronte.',
    off: 'L’host ha spento la chat.',
    galleryOff: 'L’host ha chiuso il loggione.',
    phrases: {
      hello: 'Ciao!',
      'good-luck': 'In bocca al lupo!',
      'your-turn': 'Tocca a te!',
      'take-your-time': 'Fai con calma.',
      'one-moment': 'Un momento, per favore.',
      'back-again': 'Eccomi di nuovo.',
      'well-played': 'Ben giocato!',
      'nice-try': 'Bel tentativo!',
      oops: 'Ops!',
      thanks: 'Grazie!',
      'good-game': 'Bella partita!',
      'another-one': 'Un’altra?',
    },
    react: 'Reagisci',
    reactTo: (sentence) => `Reagisci: ${sentence}`,
    reactions: {
      bravo: 'Applausi',
      laughter: 'Ah ah',
      surprise: 'Ooh!',
      mischief: 'Che furbizia',
      ouch: 'Ahi',
      jewel: 'Brillante',
    },
    reactedBy: (reaction, names) => `${reaction}: ${list(names)}`,
    mute: (name) => `Silenzia ${name}`,
    muteHere: 'A questo tavolo',
    muteAlways: 'Sempre',
    muteAlwaysText: 'In base al nome, su questo dispositivo.',
    unmute: (name) => `Risenti ${name}`,
    hidden: (n) => counted(n, 'riga nascosta', 'righe nascoste'),
    chatAllows: 'Chat dei giocatori',
    galleryAllows: 'Loggione degli spettatori',
    allows: {
      free: 'Tutto',
      phrases: 'Frasi pronte',
      off: 'Niente',
    },
  },
};
