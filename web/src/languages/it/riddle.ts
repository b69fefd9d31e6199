// The page of a riddle.

import type { RiddleTexts } from '../en/riddle';
import { figuresOf } from '../figures';

const { count, percent, within } = figuresOf('it');

export const riddle: RiddleTexts = {
  notYet: 'Questo enigma arriva nel suo giorno.',
  toToday: 'L’enigma di oggi',
  number: (n) => `Enigma ${n}`,

  you: (name) => `Giochi al posto di ${name}`,
  ask: 'Qual è la mossa migliore?',
  about: (name) =>
    `Una vera partita tra bot, fino a questa decisione. Vedi ciò che vedeva ${name}, e puoi ripercorrerla tutta. Una mossa è chiaramente la migliore: premila sul tavolo.`,
  lookingBack: 'Stai guardando indietro.',
  toQuestion: 'Torna alla domanda',

  right: (move) => `Sì: ${move}.`,
  wrong: (move, chance) => `«${move}» vince al ${percent(chance)}: c’è di meglio.`,
  unlooked: (move) => `«${move}» non è tra le mosse migliori: c’è di meglio.`,
  shown: (move) => `La mossa migliore: ${move}.`,
  again: 'Riprova, o fatti dire la soluzione.',
  show: 'Mostra la soluzione',
  why: 'Perché?',
  noSolution: 'Non è stato possibile caricare la soluzione.',

  solution: 'La soluzione',
  margin: (margin, error) => `Migliore della mossa seguente del ${percent(margin)} ${within(error)}.`,
  tempting: (move) => `Allettante: «${move}». A prima vista sembra la migliore, ma non lo è.`,
  isTempting: 'allettante',
  isTried: 'tuo tentativo',
  judged: (name, simulations) =>
    `Giudicata da una ricerca ad albero di ${count(simulations)} simulazioni, che non ne sapeva più di ${name}. Dopo ± c’è la metà dell’intervallo al 95%.`,
  wholeGame: 'Vedi tutta la partita',

  outcomes: {
    first: 'risolto al primo tentativo',
    later: (tries) => `risolto al tentativo ${tries}`,
    shown: 'soluzione mostrata',
    open: 'non ancora risolto',
  },
  streak: (n) => `${n} di fila`,
  share: 'Copia il risultato',
  shared: (n, outcome) => `Enigma Vendôme ${n}: ${outcome}`,

  days: 'Altri giorni',
  before: 'Il giorno prima',
  after: 'Il giorno dopo',
};
