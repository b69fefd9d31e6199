// Lessons and help: the page around them. What the tutor says is in `lessons/`, why not in `help/`.

import type { Learn } from '../en/learn';

export const learn: Learn = {
  learn: {
    title: 'Apprendre en jouant',
    of: (game) => `Apprendre ${game}`,
    button: 'Apprendre en cinq minutes',
    loading: 'Chargement de la leçon…',
    tutor: 'Ton guide',
    stepOf: (n, all) => `Étape ${n} sur ${all}`,
    progress: 'Où en est la leçon',
    next: 'Suivant',
    skip: 'Passer',
    back: 'Retour',
    again: 'Recommencer',
    leave: 'Retour aux jeux',
    playNow: 'Jouer pour de bon',
    closed: 'Ce n’est pas possible pour l’instant. Cherche ce qui brille.',
    help: 'Que puis-je faire ?',
    helpTitle: 'Ce que tu peux faire',
    helpPress: 'Tu peux toucher ce qui brille. Touche le reste pour savoir pourquoi ce n’est pas possible.',
    whyNot: 'Pourquoi c’est impossible',
    instead: 'Bonne idée, pour une autre fois. D’abord ce qui brille, s’il te plaît.',
  },
};
