// Lessons: the page around them. What the tutor says is in `lessons/`.

import type { Learn } from '../en/learn';

export const learn: Learn = {
  learn: {
    title: 'Apprendre en jouant',
    of: (game) => `Apprendre ${game}`,
    button: 'Apprendre en cinq minutes',
    loading: 'On dresse la table…',
    tutor: 'Ton guide',
    stepOf: (n, all) => `Étape ${n} sur ${all}`,
    progress: 'Où en est la leçon',
    next: 'Suivant',
    skip: 'Passer',
    back: 'Retour',
    again: 'Recommencer',
    leave: 'Vers les jeux',
    playNow: 'Jouer pour de bon',
    closed: 'Ce n’est pas possible pour l’instant. Suis la lumière.',
    help: 'Que puis-je faire ?',
    helpTitle: 'Ce que tu peux faire',
    helpPress: 'Tu peux toucher ce qui brille. Le reste, quand tu le touches, te dit pourquoi pas.',
    whyNot: 'Pourquoi pas',
    instead: 'Bonne idée, pour une autre fois. D’abord ce qui est éclairé, s’il te plaît.',
  },
};
