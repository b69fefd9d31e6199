// Lessons: the page around them. What the tutor says is in `lessons/`.

import type { Learn } from '../en/learn';

export const learn: Learn = {
  learn: {
    title: 'Beim Spielen lernen',
    of: (game) => `${game} lernen`,
    button: 'In fünf Minuten lernen',
    loading: 'Der Tisch wird gedeckt …',
    tutor: 'Deine Anleitung',
    stepOf: (n, all) => `Schritt ${n} von ${all}`,
    progress: 'Wie weit die Lektion ist',
    next: 'Weiter',
    skip: 'Überspringen',
    back: 'Zurück',
    again: 'Noch einmal von vorn',
    leave: 'Zu den Spielen',
    playNow: 'Jetzt richtig spielen',
    closed: 'Das geht gerade nicht. Folge dem Licht.',
    help: 'Was kann ich tun?',
    helpTitle: 'Was du jetzt tun kannst',
    helpPress: 'Was leuchtet, kannst du drücken. Alles andere sagt dir, warum nicht, wenn du darauf drückst.',
    whyNot: 'Warum nicht',
    instead: 'Gute Idee, für ein andermal. Zuerst bitte das, was leuchtet.',
  },
};
