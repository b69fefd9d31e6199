// A game looked at again.

export const replay = {
  replay: {
    title: 'Replay',
    of: (game: string) => `${game}, again`,
    first: 'To the start',
    previous: 'One move back',
    play: 'Play',
    pause: 'Pause',
    next: 'One move on',
    last: 'To the end',
    position: 'Move',
    positionOf: (n: number, all: number) => `${n} of ${all}`,
    speed: 'Speed',
    speeds: { slow: 'Slow', steady: 'Steady', quick: 'Quick' },
    seenBy: 'As seen by',
    open: 'Open cards',
    link: 'Link to this position',
    download: 'Download',
    upload: 'Open a record file',
    drop: 'Choose a record file (JSON), or drop it here.',
    uploadTitle: 'Look at a game again',
    start: 'The game begins.',
    notYet: 'This game is not over yet: a replay comes with its end.',
    goToTable: 'To the table',
    loading: 'Fetching the game …',
    badFile: (why: string) => `This file is no game we can read: ${why}`,
    whichGame: 'Game of the file',
    previousGame: 'The game before',
    nextGame: 'The next game',
  },
};

export type Replay = typeof replay;
