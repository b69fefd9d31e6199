// Lessons and help: the page around them. What the tutor says is in `lessons/`, why not in `help/`.

export const learn = {
  learn: {
    title: 'Learn by playing',
    of: (game: string) => `Learn ${game}`,
    button: 'Learn in five minutes',
    loading: 'Preparing the lesson …',
    tutor: 'Your tutor',
    stepOf: (n: number, all: number) => `Step ${n} of ${all}`,
    progress: 'Progress of the lesson',
    next: 'Next',
    skip: 'Skip ahead',
    back: 'Back',
    again: 'Start again',
    leave: 'To the games',
    playNow: 'Now play for real',
    closed: 'You can’t press that now. Look for what is highlighted.',
    help: 'What can I do?',
    helpTitle: 'What you can do now',
    helpPress: 'What is highlighted can be pressed. Press anything else, and you are told why it can’t be.',
    whyNot: 'Why not',
    instead: 'You could do that, too. But first press what is highlighted, please.',
  },
};

export type Learn = typeof learn;
