// A game looked at again.

import type { Replay } from '../en/replay';

export const replay: Replay = {
  replay: {
    title: 'Wiederholung',
    of: (game) => `${game}: Wiederholung`,
    first: 'Zum Anfang',
    previous: 'Einen Zug zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    next: 'Einen Zug weiter',
    last: 'Zum Ende',
    position: 'Zug',
    positionOf: (n, all) => `${n} von ${all}`,
    speed: 'Tempo',
    speeds: { slow: 'Langsam', steady: 'Normal', quick: 'Schnell' },
    seenBy: 'Aus der Sicht von',
    open: 'Offene Karten',
    link: 'Link zu dieser Stellung',
    download: 'Herunterladen',
    upload: 'Aufzeichnung öffnen',
    drop: 'Wähl eine Aufzeichnung (JSON) oder zieh sie hierher.',
    uploadTitle: 'Eine Partie noch einmal ansehen',
    start: 'Die Partie beginnt.',
    notYet: 'Diese Partie läuft noch. Ansehen kannst du sie, wenn sie zu Ende ist.',
    goToTable: 'Zum Tisch',
    loading: 'Die Partie wird geladen …',
    badFile: (why) => `Diese Datei können wir nicht als Partie lesen: ${why}`,
    whichGame: 'Partie der Datei',
    previousGame: 'Die vorige Partie',
    nextGame: 'Die nächste Partie',
    review: 'Analyse',
    closeReview: 'Analyse schließen',
  },
};
