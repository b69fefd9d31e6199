// Lessons: the page around them. What the tutor says is in `lessons/`.

import type { Learn } from '../en/learn';

export const learn: Learn = {
  learn: {
    title: 'Beim Spielen lernen',
    of: (game) => `${game} lernen`,
    button: 'In fünf Minuten lernen',
    loading: 'Das Spiel wird aufgebaut …',
    tutor: 'Deine Anleitung',
    stepOf: (n, all) => `Schritt ${n} von ${all}`,
    progress: 'Fortschritt der Lektion',
    next: 'Weiter',
    skip: 'Überspringen',
    back: 'Zurück',
    again: 'Noch einmal von vorn',
    leave: 'Zu den Spielen',
    playNow: 'Jetzt richtig spielen',
    closed: 'Das geht gerade nicht. Drück auf das, was leuchtet.',
    help: 'Was kann ich tun?',
    helpTitle: 'Was du jetzt tun kannst',
    helpPress:
      'Du kannst auf alles drücken, was leuchtet. Drückst du auf etwas anderes, erfährst du, warum das nicht geht.',
    whyNot: 'Warum nicht',
    instead: 'Gute Idee, aber ein andermal. Jetzt bitte das, was leuchtet.',
  },
};
