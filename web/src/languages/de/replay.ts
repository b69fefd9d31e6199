// A game looked at again.

import type { Replay } from '../en/replay';

export const replay: Replay = {
  replay: {
    title: 'Rückblick',
    of: (game) => `${game}: Rückblick`,
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
    seenBy: 'Gesehen von',
    open: 'Offene Karten',
    link: 'Link zu dieser Stellung',
    download: 'Herunterladen',
    upload: 'Aufzeichnung öffnen',
    drop: 'Wähl eine Aufzeichnung (JSON), oder leg sie hier ab.',
    uploadTitle: 'Eine Partie noch einmal ansehen',
    start: 'Die Partie beginnt.',
    notYet: 'Diese Partie ist noch nicht zu Ende: Ansehen kannst du sie danach.',
    goToTable: 'Zum Tisch',
    loading: 'Die Partie wird geholt …',
    badFile: (why) => `Diese Datei ist keine Partie, die wir lesen können: ${why}`,
    whichGame: 'Partie der Datei',
    previousGame: 'Die Partie davor',
    nextGame: 'Die nächste Partie',
  },
};
