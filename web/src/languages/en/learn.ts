// Lessons and help: the page around them. What the tutor says is in `lessons/`, why not in `help/`.

export const learn = {
  learn: {
    title: 'Learn by playing',
    of: (game: string) => `Learn ${game}`,
    button: 'Learn in five minutes',
    loading: 'Laying the table …',
    tutor: 'Your tutor',
    stepOf: (n: number, all: number) => `Step ${n} of ${all}`,
    progress: 'How far the lesson is',
    next: 'Next',
    skip: 'Skip ahead',
    back: 'Back',
    again: 'Start again',
    leave: 'To the games',
    playNow: 'Now play for real',
    closed: 'That is closed just now. Look for the light.',
    help: 'What can I do?',
    helpTitle: 'What you can do now',
    helpPress: 'What is lit can be pressed. Whatever is not lit tells you why when you press it.',
    whyNot: 'Why not',
    instead: 'A good idea for another time. First the lit one, please.',
  },
};

export type Learn = typeof learn;
