// The page of a riddle.

import type { RiddleTexts } from '../en/riddle';
import { figuresOf } from '../figures';

const { count, percent, within } = figuresOf('de');

export const riddle: RiddleTexts = {
  notYet: 'Dieses Rätsel kommt an seinem Tag.',
  toToday: 'Das Rätsel von heute',
  number: (n) => `Rätsel ${n}`,

  you: (name) => `Du bist ${name}`,
  ask: 'Welcher Zug ist der beste?',
  about: (name) =>
    `Eine echte Partie zwischen Bots, bis zu dieser Entscheidung. Du siehst, was ${name} sah, und kannst durch alles zurückgehen. Ein Zug ist klar der beste: Drück ihn auf dem Tisch.`,
  lookingBack: 'Du blickst zurück.',
  toQuestion: 'Zurück zur Frage',

  right: (move) => `Ja: ${move}.`,
  wrong: (move, chance) => `„${move}“ gewinnt zu ${percent(chance)}: Es geht besser.`,
  unlooked: (move) => `„${move}“ gehört nicht zu den besten Zügen: Es geht besser.`,
  shown: (move) => `Der beste Zug: ${move}.`,
  again: 'Versuch es noch einmal, oder lass es dir sagen.',
  show: 'Lösung zeigen',
  why: 'Warum?',
  noSolution: 'Die Lösung konnte nicht geladen werden.',

  solution: 'Die Lösung',
  margin: (margin, error) => `Um ${percent(margin)} ${within(error)} besser als der nächste Zug.`,
  tempting: (move) => `Verlockend: „${move}“. Das sieht auf den ersten Blick am besten aus und ist es nicht.`,
  isTempting: 'verlockend',
  isTried: 'dein Versuch',
  judged: (name, simulations) =>
    `Beurteilt von einer Baumsuche mit ${count(simulations)} Simulationen, die nicht mehr wusste als ${name}. Hinter ± steht die Hälfte des 95-%-Intervalls.`,
  wholeGame: 'Die ganze Partie ansehen',

  outcomes: {
    first: 'beim ersten Versuch gelöst',
    later: (tries) => `beim ${tries}. Versuch gelöst`,
    shown: 'Lösung angesehen',
    open: 'noch nicht gelöst',
  },
  streak: (n) => `${n} in Folge`,
  share: 'Ergebnis kopieren',
  shared: (n, outcome) => `Vendôme-Rätsel ${n}: ${outcome}`,

  days: 'Andere Tage',
  before: 'Der Tag davor',
  after: 'Der Tag danach',
};
