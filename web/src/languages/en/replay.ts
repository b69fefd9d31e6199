// A game looked at again.

export const replay = {
  replay: {
    title: 'Replay',
    of: (game: string) => `Replay: ${game}`,
    first: 'To the start',
    previous: 'One move back',
    play: 'Play',
    pause: 'Pause',
    next: 'One move on',
    last: 'To the end',
    position: 'Move',
    positionOf: (n: number, all: number) => `${n} of ${all}`,
    speed: 'Speed',
    speeds: { slow: 'Slow', steady: 'Normal', quick: 'Fast' },
    seenBy: 'As seen by',
    open: 'Open cards',
    link: 'Link to this position',
    download: 'Download',
    upload: 'Open a record file',
    drop: 'Choose a record file (JSON), or drop it here.',
    uploadTitle: 'Replay a game',
    start: 'The game begins.',
    notYet: 'This game is not over yet: the replay comes when it is.',
    goToTable: 'To the table',
    loading: 'Fetching the game …',
    badFile: (why: string) => `This file can’t be read as a game: ${why}`,
    whichGame: 'Game in the file',
    previousGame: 'Previous game',
    nextGame: 'Next game',
    review: 'Review',
    closeReview: 'Close the review',
  },
};

export type Replay = typeof replay;
