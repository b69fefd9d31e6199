// The page of a riddle.

import type { RiddleTexts } from '../en/riddle';
import { figuresOf } from '../figures';

const { count, percent, within } = figuresOf('fr');

export const riddle: RiddleTexts = {
  notYet: 'Cette énigme viendra le jour dit.',
  toToday: 'L’énigme du jour',
  number: (n) => `Énigme ${n}`,

  you: (name) => `Tu joues pour ${name}`,
  ask: 'Quel est le meilleur coup ?',
  about: (name) =>
    `Une vraie partie entre bots, jusqu’à cette décision. Tu vois ce que voyait ${name}, et tu peux tout reparcourir. Un coup est nettement le meilleur : joue-le sur la table.`,
  lookingBack: 'Tu regardes en arrière.',
  toQuestion: 'Retour à la question',

  right: (move) => `Oui : ${move}.`,
  wrong: (move, chance) => `« ${move} » gagne à ${percent(chance)} : il y a mieux.`,
  unlooked: (move) => `« ${move} » n’est pas parmi les meilleurs : il y a mieux.`,
  shown: (move) => `Le meilleur coup : ${move}.`,
  again: 'Essaie encore, ou demande la solution.',
  show: 'Montrer la solution',
  why: 'Pourquoi ?',
  noSolution: 'Impossible de charger la solution.',

  solution: 'La solution',
  margin: (margin, error) => `Mieux que le coup suivant de ${percent(margin)} ${within(error)}.`,
  tempting: (move) => `Tentant : « ${move} ». À première vue c’est le meilleur, mais non.`,
  isTempting: 'tentant',
  isTried: 'ton essai',
  judged: (name, simulations) =>
    `Jugé par une recherche arborescente de ${count(simulations)} simulations, qui n’en savait pas plus que ${name}. Après ± figure la moitié de l’intervalle à 95 %.`,
  wholeGame: 'Voir toute la partie',

  outcomes: {
    first: 'résolue du premier coup',
    later: (tries) => `résolue à l’essai ${tries}`,
    shown: 'solution montrée',
    open: 'pas encore résolue',
  },
  streak: (n) => `${n} de suite`,
  share: 'Copier le résultat',
  shared: (n, outcome) => `Énigme Vendôme ${n} : ${outcome}`,

  days: 'Autres jours',
  before: 'La veille',
  after: 'Le lendemain',
};
