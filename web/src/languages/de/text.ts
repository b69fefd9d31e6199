// The table as text.

import type { Text } from '../en/text';

export const text: Text = {
  text: {
    setting: 'Der Tisch',
    settingHelp: 'Als Text: alles, was darauf liegt, in Worten, und für jeden Zug ein Knopf.',
    settings: { board: 'Als Bild', text: 'Als Text' },
    toText: 'Den Tisch als Text anzeigen',
    toBoard: 'Den Tisch als Bild anzeigen',
    title: 'Der Tisch in Worten',
    moves: 'Deine Züge',
    noMoves: 'Gerade gibt es für dich nichts zu tun.',
    me: (name) => `${name} (du)`,
    pair: (what, how) => `${what}: ${how}`,
  },
};
