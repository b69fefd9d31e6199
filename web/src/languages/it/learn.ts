// Lessons: the page around them. What the tutor says is in `lessons/`.

import type { Learn } from '../en/learn';

export const learn: Learn = {
  learn: {
    title: 'Impara giocando',
    of: (game) => `Impara ${game}`,
    button: 'Impara in cinque minuti',
    loading: 'Caricamento della lezione…',
    tutor: 'La tua guida',
    stepOf: (n, all) => `Passo ${n} di ${all}`,
    progress: 'Avanzamento della lezione',
    next: 'Avanti',
    skip: 'Salta avanti',
    back: 'Indietro',
    again: 'Ricomincia',
    leave: 'Ai giochi',
    playNow: 'Adesso gioca sul serio',
    closed: 'Adesso non si può. Cerca quello che brilla.',
    help: 'Che cosa posso fare?',
    helpTitle: 'Che cosa puoi fare ora',
    helpPress: 'Quello che brilla si può premere. Se premi altro, ti diciamo perché non si può.',
    whyNot: 'Perché no',
    instead: 'Si può fare anche quello. Ma prima premi quello che brilla.',
  },
};
