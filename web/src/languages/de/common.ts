// What every page says.

import type { Common } from '../en/common';
import { list } from './grammar';

export const common: Common = {
  product: 'Vendôme',
  close: 'Schließen',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  list,
  offline: 'Du bist offline. Deine Tische warten auf dich; sobald du wieder Netz hast, geht es von selbst weiter.',

  title: {
    plain: (title) => (title ? `${title} · Vendôme` : 'Vendôme'),
    yourTurn: (title) => `● Du bist dran · ${title}`,
  },

  levels: {
    random: { name: 'Zufall', text: 'Spielt aufs Geratewohl: gut, um die Regeln kennenzulernen.' },
    pickpocket: { name: 'Taschendieb', text: 'Greift zu, wo es sich gerade lohnt, und denkt nie voraus.' },
    burglar: { name: 'Einbrecher', text: 'Denkt voraus, vergisst aber manches und lässt sich bluffen.' },
    mastermind: { name: 'Superhirn', text: 'Nimmt sich Zeit, vergisst nichts und durchschaut Bluffs.' },
    magpie: { name: 'Elster', text: 'Hat aus Milliarden Zügen gelernt. Hat es eilig und nimmt, was glitzert.' },
    safecracker: {
      name: 'Panzerknacker',
      text: 'Hat aus Milliarden Zügen gelernt. Bereitet vor und wartet geduldig auf seine Chance.',
    },
  },

  link: {
    connecting: 'Verbindung wird aufgebaut …',
    lost: 'Verbindung verloren. Neuer Versuch …',
    back: 'Wieder verbunden.',
    kept: 'Dein Zug ist gespeichert und wird noch einmal gesendet.',
    again: 'Noch keine Antwort. Neuer Versuch …',
    seatAwaited: 'Warten auf den Tisch …',
    seatAwaitedText: 'Dein Platz steckt im Link, nichts ist verloren: Du sitzt wieder am Tisch, sobald er antwortet.',
    noSeat: 'Den Platz aus diesem Link kannst du gerade nicht einnehmen, du schaust zu. Bewahr den Link auf.',
    unknownSeat:
      'Dieser Tisch kennt deinen Platz gerade nicht, du schaust zu. Der Platz bleibt auf deiner Liste; komm später wieder oder frag den Gastgeber.',
    notKept:
      'Dieser Browser lässt uns deinen Platz nicht speichern. Du kannst spielen, solange diese Seite offen ist; um später wiederzukommen, kopier deinen privaten Link aus dem Tischmenü.',
  },

  settings: {
    title: 'Einstellungen',
    theme: 'Darstellung',
    themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
    languageAuto: 'Wie der Browser',
    motion: 'Tempo der Animationen',
    motions: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', off: 'Aus' },
    sounds: 'Ton',
    soundsOn: 'An',
    soundsOff: 'Aus',
    volume: 'Lautstärke',
    vibration: 'Vibration',
    vibrationText: 'Eine kurze, wenn du dran bist.',
  },

  rules: {
    loading: 'Die Regeln werden geladen …',
    now: 'Jetzt',
    search: 'In den Regeln suchen',
    none: 'Davon steht nichts in den Regeln.',
  },

  unknown: {
    title: 'Hier ist nichts',
    text: 'Diese Seite gibt es nicht.',
  },

  sorry: {
    page: 'Diese Seite funktioniert leider gerade nicht.',
    pageText: 'An deinen Tischen ist nichts verloren: Jeder bestätigte Zug ist auf dem Server gespeichert.',
    table: 'Dieser Tisch lässt sich leider nicht richtig anzeigen.',
    board: 'Der Spielplan lässt sich leider nicht anzeigen.',
    boardText: 'Die Partie geht weiter, nichts ist verloren. Darunter steht der Tisch als Text: Spiel dort weiter.',
    part: 'Dieser Teil der Seite funktioniert leider gerade nicht.',
    noText: 'Auch als Text lässt sich der Tisch nicht anzeigen.',
    retry: 'Noch einmal versuchen',
    reload: 'Seite neu laden',
    report: 'Fehlerbericht',
    reportText:
      'Bitte schick ihn dem Betreiber dieses Servers. Er enthält keinen Namen, keine Karte und keinen Schlüssel.',
    copy: 'Bericht kopieren',
    toast: 'Auf dieser Seite ist etwas schiefgegangen.',
  },

  errors: {
    offline: 'Der Server ist nicht erreichbar.',
    other: 'Auf dem Server ist etwas schiefgegangen.',
  },
};
