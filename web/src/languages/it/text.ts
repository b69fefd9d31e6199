// Il tavolo in parole.

import type { Text } from '../en/text';

export const text: Text = {
  text: {
    setting: 'Il tavolo',
    settingHelp: 'Come testo: tutto quello che c’è sul tavolo, in parole, e ogni mossa è un pulsante.',
    settings: { board: 'Come tabellone', text: 'Come testo' },
    toText: 'Mostra il tavolo come testo',
    toBoard: 'Mostra il tabellone',
    title: 'Il tavolo in parole',
    moves: 'Le tue mosse',
    noMoves: 'Per ora non hai niente da fare.',
    me: (name) => `${name} (tu)`,
    pair: (what, how) => `${what}: ${how}`,
  },
};
