// Lessons: the page around them. What the tutor says is in `lessons/`.

import type { Learn } from '../en/learn';

export const learn: Learn = {
  learn: {
    title: 'Impara giocando',
    of: (game) => `Impara ${game}`,
    button: 'Impara in cinque minuti',
    loading: 'Si prepara il tavolo…',
    tutor: 'La tua guida',
    stepOf: (n, all) => `Passo ${n} di ${all}`,
    progress: 'A che punto è la lezione',
    next: 'Avanti',
    skip: 'Salta avanti',
    back: 'Indietro',
    again: 'Ricomincia',
    leave: 'Ai giochi',
    playNow: 'Adesso gioca sul serio',
    closed: 'Adesso non si può. Segui la luce.',
    help: 'Che cosa posso fare?',
    helpTitle: 'Che cosa puoi fare ora',
    helpPress: 'Quello che brilla si può premere. Il resto ti dice perché no, quando lo premi.',
    whyNot: 'Perché no',
    instead: 'Buona idea, per un’altra volta. Prima quello illuminato, per favore.',
  },
};
