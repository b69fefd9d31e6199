// What is said outside the page, or before it runs: by the device, by search engines, and where no script runs. All
// languages in one file, which needs no other: the build reads it, too.

import type { Language } from '.';

interface Outside {
  description: string;
  withoutScript: string;
}

export const OUTSIDE: Record<Language, Outside> = {
  en: {
    description: 'Three jewel-heist board games, with friends or against bots.',
    withoutScript: 'Vendôme needs JavaScript to show its tables.',
  },
  fr: {
    description: 'Trois jeux de société, trois casses de bijoux, entre amis ou contre des bots.',
    withoutScript: 'Vendôme a besoin de JavaScript pour montrer ses tables.',
  },
  de: {
    description: 'Drei Brettspiele um Juwelencoups, mit Freunden oder gegen Bots.',
    withoutScript: 'Vendôme braucht JavaScript, um seine Tische zu zeigen.',
  },
  it: {
    description: 'Tre giochi da tavolo, tre furti di gioielli, con gli amici o contro i bot.',
    withoutScript: 'Vendôme ha bisogno di JavaScript per mostrare i suoi tavoli.',
  },
};

/** Where the page's manifest in a language is. */
export const manifestOf = (language: Language): string => `/manifest.${language}.webmanifest`;
