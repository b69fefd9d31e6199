// The table as text.

export const text = {
  text: {
    setting: 'The table',
    settingHelp: 'As text: everything on the table in words, and every move as a button.',
    settings: { board: 'As a board', text: 'As text' },
    toText: 'Show the table as text',
    toBoard: 'Show the board',
    title: 'The table in words',
    moves: 'Your moves',
    noMoves: 'There is nothing for you to do now.',
    me: (name: string) => `${name} (you)`,
    /** What something is, and how it stands. */
    pair: (what: string, how: string) => `${what}: ${how}`,
  },
};

export type Text = typeof text;
