// Ce qu’on dit à une table : phrases toutes prêtes, réactions, galerie, et ceux qu’on ne veut plus entendre.

import type { Talk } from '../en/talk';
import { counted, list } from './grammar';

export const talk: Talk = {
  talk: {
    players: 'Joueurs',
    gallery: 'Galerie',
    galleryText: 'Les joueurs ne l’entendent qu’une fois la partie finie.',
    galleryAfter: 'Voilà ce que les spectateurs ont dit pendant la partie.',
    galleryEmpty: 'Aucun spectateur n’a encore rien dit.',
    name: 'Ton nom',
    guest: 'Un spectateur',
    phrasesTitle: 'Phrases toutes prêtes',
    phrasesText: 'Chacun les lit dans sa langue.',
    phrasesOnly: 'À cette table, on ne dit que les phrases toutes prêtes.',
    off: 'L’hôte a coupé le chat.',
    galleryOff: 'L’hôte a fermé la galerie.',
    phrases: {
      hello: 'Bonjour !',
      'good-luck': 'Bonne chance !',
      'your-turn': 'À toi !',
      'take-your-time': 'Prends ton temps.',
      'one-moment': 'Un instant, s’il te plaît.',
      'back-again': 'Me revoilà.',
      'well-played': 'Bien joué !',
      'nice-try': 'Bien tenté !',
      oops: 'Oups !',
      thanks: 'Merci !',
      'good-game': 'Belle partie !',
      'another-one': 'On en refait une ?',
    },
    react: 'Réagir',
    reactTo: (sentence) => `Réagir : ${sentence}`,
    reactions: {
      bravo: 'Bravo',
      laughter: 'Ha ha',
      surprise: 'Oh !',
      mischief: 'Malin',
      ouch: 'Aïe',
      jewel: 'Brillant',
    },
    reactedBy: (reaction, names) => `${reaction} : ${list(names)}`,
    mute: (name) => `Ne plus entendre ${name}`,
    muteHere: 'À cette table',
    muteAlways: 'Toujours',
    muteAlwaysText: 'D’après le nom, sur cet appareil.',
    unmute: (name) => `Réentendre ${name}`,
    hidden: (n) => counted(n, 'ligne masquée', 'lignes masquées'),
    chatAllows: 'Chat des joueurs',
    galleryAllows: 'Galerie des spectateurs',
    allows: {
      free: 'Tout',
      phrases: 'Phrases',
      off: 'Rien',
    },
  },
};
