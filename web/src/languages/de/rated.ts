// Gewertete Partien, wie jede Seite von ihnen spricht.

import type { Rated } from '../en/rated';

export const rated: Rated = {
  rated: {
    name: 'Gewertet',
    help: 'Das Ergebnis ändert deine Wertung und die der anderen. Die Bedenkzeit ist begrenzt; es gibt keine Tipps, und kein Zug wird zurückgenommen. Nach fünf gewerteten Partien stehst du in der Rangliste, wenn du dich nicht unter „Du und deine Partien“ verbirgst.',
    only: 'Nur gewertete Partien',
    onlyHelp: 'Sie ändern deine Wertung: mit Bedenkzeit, ohne Tipps, und kein Zug wird zurückgenommen.',
    board: 'Rangliste',
    changes: 'Was aus den Wertungen wird',
    provisional: 'vorläufig',
    goesOn:
      'Diese Partie ist gewertet: Bis sie zu Ende ist, bleibt die Bedenkzeit, wie sie ist, niemand wird entfernt, und der Tisch wird nicht geschlossen.',
    leaving: 'Diese Partie ist gewertet: Wer geht, wird Letzter.',
    change: (name, before, after) => `${name}: von ${before} auf ${after}`,
  },
};
