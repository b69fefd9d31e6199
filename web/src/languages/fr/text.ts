// The table as text.

import type { Text } from '../en/text';

export const text: Text = {
  text: {
    setting: 'La table',
    settingHelp: 'En texte : tout ce qu’il y a sur la table, et un bouton pour chaque coup.',
    settings: { board: 'En image', text: 'En texte' },
    toText: 'Montrer la table en texte',
    toBoard: 'Montrer la table en image',
    title: 'La table en texte',
    moves: 'Tes coups',
    noMoves: 'Tu n’as rien à faire pour l’instant.',
    me: (name) => `${name} (toi)`,
    pair: (what, how) => `${what} : ${how}`,
  },
};
