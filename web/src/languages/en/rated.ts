// Rated games, as every page speaks of them.

export const rated = {
  rated: {
    name: 'Rated',
    help: 'The result changes your rating, and that of the others. There is a clock; there are no hints, and no move is taken back. With five rated games you are on the leaderboard, unless you hide yourself under “You and your games”.',
    only: 'Only rated games',
    onlyHelp: 'They change your rating: with a clock, without hints, and no move is taken back.',
    board: 'Leaderboard',
    changes: 'What it made of the ratings',
    provisional: 'provisional',
    goesOn:
      'This game is rated: until it is over, the clock stays as it is, nobody is removed, and the table is not closed.',
    leaving: 'This game is rated: whoever leaves comes last.',
    change: (name: string, before: string, after: string) => `${name}: from ${before} to ${after}`,
  },
};

export type Rated = typeof rated;
