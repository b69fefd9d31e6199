// La table en mots.

import type { Text } from '../en/text';

export const text: Text = {
  text: {
    setting: 'La table',
    settingHelp: 'En texte : tout ce qui s’y trouve, en mots, et chaque coup sur un bouton.',
    settings: { board: 'En image', text: 'En texte' },
    toText: 'Montrer la table en texte',
    toBoard: 'Montrer le plateau',
    title: 'La table en mots',
    moves: 'Tes coups',
    noMoves: 'Tu n’as rien à faire pour l’instant.',
    me: (name) => `${name} (toi)`,
    pair: (what, how) => `${what} : ${how}`,
  },
};
