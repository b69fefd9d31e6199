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
    again: 'Noch keine Antwort. Neuer Versuch …',
    seatAwaited: 'Warten auf den Tisch …',
    seatAwaitedText: 'Dein Platz steckt im Link, und nichts ist verloren: Du setzt dich, sobald der Tisch antwortet.',
    noSeat: 'Der Platz in diesem Link lässt sich gerade nicht einnehmen, du schaust zu. Heb den Link auf.',
    unknownSeat:
      'Dieser Tisch kennt deinen Platz gerade nicht, du schaust zu. Der Platz bleibt auf deiner Liste; komm später wieder oder frag, wer eingeladen hat.',
    notKept:
      'Dieser Browser lässt uns deinen Platz nicht aufheben. Du kannst spielen, solange diese Seite offen ist; um später wiederzukommen, kopiere deinen privaten Link aus dem Tischmenü.',
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

  sorry: {
    page: 'Diese Seite ist leider gestört.',
    pageText: 'An deinen Tischen ist nichts verloren: Jeder bestätigte Zug ist auf dem Server aufgehoben.',
    table: 'Dieser Tisch lässt sich leider nicht richtig zeigen.',
    board: 'Der Tisch lässt sich leider nicht als Bild zeigen.',
    boardText:
      'Das Spiel geht weiter, nichts ist verloren. Du kannst mit dem Tisch als Text weiterspielen, hier darunter.',
    part: 'Dieser Teil der Seite ist leider gestört.',
    noText: 'Auch als Text lässt sich der Tisch nicht zeigen.',
    retry: 'Noch einmal versuchen',
    reload: 'Seite neu laden',
    report: 'Was man melden kann',
    reportText:
      'Bitte schick das an die Leute, die diesen Server betreiben. Es enthält keinen Namen, keine Karte und keinen Schlüssel.',
    copy: 'Bericht kopieren',
    toast: 'Auf dieser Seite ist etwas schiefgegangen.',
  },

  errors: {
    offline: 'Der Server ist nicht erreichbar.',
    other: 'Auf dem Server ist etwas schiefgegangen.',
  },
};
