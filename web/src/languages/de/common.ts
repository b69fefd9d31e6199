// What every page says.

import type { Common } from '../en/common';
import { list } from './grammar';

export const common: Common = {
  product: 'Vendôme',
  close: 'Schließen',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  list,
  offline: 'Du bist offline. Deine Tische warten auf dich, und diese Seite kommt von selbst zurück.',

  title: {
    plain: (title) => (title ? `${title} · Vendôme` : 'Vendôme'),
    yourTurn: (title) => `● Du bist dran · ${title}`,
  },

  levels: {
    random: { name: 'Zufall', text: 'Spielt irgendetwas: gut für einen ersten Blick auf die Regeln.' },
    pickpocket: { name: 'Taschendieb', text: 'Sieht die nächste Gelegenheit und greift zu.' },
    burglar: { name: 'Einbrecher', text: 'Denkt voraus, vergisst aber manches und lässt sich bluffen.' },
    mastermind: { name: 'Superhirn', text: 'Nimmt sich Zeit, vergisst nichts und durchschaut dich.' },
  },

  link: {
    connecting: 'Verbindung wird aufgebaut …',
    lost: 'Verbindung verloren. Neuer Versuch …',
    back: 'Wieder verbunden.',
    kept: 'Dein Zug ist aufgehoben und wird noch einmal gesendet.',
  },

  settings: {
    title: 'Einstellungen',
    theme: 'Darstellung',
    themes: { auto: 'Wie das Gerät', light: 'Tag', dark: 'Nacht' },
    language: 'Sprache',
    languageAuto: 'Wie der Browser',
    motion: 'Was geschieht, wird gezeigt',
    motions: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', off: 'Auf einmal' },
    sounds: 'Klänge',
    soundsOn: 'An',
    soundsOff: 'Aus',
    volume: 'Lautstärke',
    notify: 'Ruf mich, wenn ich dran bin',
    notifyOn: 'Du wirst gerufen, wenn du dran bist und dieser Tab im Hintergrund ist.',
    notifyOff: 'Der Browser fragt dich einmal.',
    notifyBlocked: 'Dein Browser lässt Benachrichtigungen von hier nicht zu.',
    notifyAsk: 'Erlauben',
  },

  rules: {
    loading: 'Die Spielregel wird geholt …',
    now: 'Jetzt',
    search: 'In der Regel suchen',
    none: 'Davon steht nichts in der Regel.',
  },

  unknown: {
    title: 'Hier ist nichts',
    text: 'Eine solche Seite gibt es in diesem Haus nicht.',
  },

  errors: {
    offline: 'Der Server ist nicht erreichbar.',
    other: 'Auf dem Server ist etwas schiefgegangen.',
  },
};
