// Lessons: the page around them. What the tutor says is in `lessons/`.

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
    instead: 'A good idea for another time. First the lit one, please.',
  },
};

export type Learn = typeof learn;
