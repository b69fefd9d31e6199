// A finished game, judged.

import type { Review } from '../en/review';
import { figuresOf } from '../figures';

const { change, count, percent, within } = figuresOf('fr');

export const review: Review = {
  title: 'Analyse',
  making: 'Le Cerveau examine chaque décision de la partie…',
  leave: 'Tu peux quitter cette page : le travail continue, et l’analyse t’attendra à ton retour.',
  progress: 'Avancement de l’analyse',
  again: (why) => `${why} Nous redemanderons tout seuls.`,
  percent,
  change,

  chances: 'Chances de gagner',
  curve: 'Chances de gagner, coup par coup',
  curveHelp: 'Touche la courbe ou sers-toi des flèches pour aller à un coup.',
  move: (n) => `Coup ${n}`,
  deal: 'Après la donne',
  chanceOf: (name, chance) => `${name} ${percent(chance)}`,
  choose: 'Le jeu de qui',
  now: 'Ici',
  accuracy: 'Précision',
  luck: 'Chance',
  figures: (chance, accuracy, luck) =>
    `chances de gagner ici ${percent(chance)}, ${accuracy === null ? 'aucun choix' : `précision ${count(Math.round(accuracy))} sur 100`}, chance ${change(luck)}`,
  count: (n) => count(Math.round(n)),

  swings: (name) => `Ce qui a changé les chances pour ${name}`,
  decisions: 'Décisions',
  decisionsHelp: 'Barres pleines : ses propres décisions. Barres pâles : celles des autres.',
  table: 'La courbe sous forme de tableau',
  played: 'Coup joué',

  verdicts: {
    best: 'Meilleur coup',
    good: 'Bon coup',
    slip: 'Imprécision',
    mistake: 'Erreur',
    blunder: 'Grosse erreur',
  },
  atStart: 'Les cartes sont distribuées. À partir d’ici, chaque coup est jugé.',
  noChoice: 'Il n’y avait pas d’autre coup.',
  would: (move) => `Le Cerveau aurait joué : ${move}`,
  cost: (cost, error) => `Coût : ${percent(cost)} (${within(error)}) des chances de gagner`,
  value: (value, error) => `${percent(value)} ${within(error)}`,
  roughly: (value) => `environ ${percent(value)}`,
  moves: 'Chances de gagner après chaque coup, selon ce qu’on pouvait savoir à cette place',
  isBest: 'meilleur',
  isPlayed: 'joué',

  turning: 'Tournants de la partie',
  by: { luck: 'par chance', decision: 'par une décision' },

  makings: 'De quoi le résultat est fait',
  parts: {
    start: 'Chances avant la donne',
    deal: 'Chance : la donne',
    draws: 'Chance : le hasard ensuite',
    secrets: 'Chance : ce que les autres cachaient',
    decisions: 'Ses propres décisions',
    rivals: 'Les décisions des autres',
    share: 'Part de la victoire',
  },
  bestMoves: 'Meilleurs coups',
  bestBy: (margin) => `mieux que le suivant de ${percent(margin)}`,
  noBest: 'Aucun coup ne sort du lot.',
  costlyMoves: 'Coups les plus coûteux',
  costBy: (cost) => `a coûté ${percent(cost)}`,
  noCostly: 'Aucun coup coûteux : bien joué !',

  judged: 'Qui a jugé, et comment',
  byChances: {
    critic: 'Les chances de gagner et la chance sont jugées par un réseau qui voit toutes les cartes.',
    mind: 'Les chances de gagner et la chance sont jugées par l’estimation propre au jeu, qui voit toutes les cartes.',
    playouts: 'Les chances de gagner et la chance viennent de nombreuses parties, poursuivies depuis chaque position.',
  },
  byDecisions: {
    search: 'Les décisions sont jugées par une recherche qui n’en sait pas plus qu’on n’en savait à cette place',
    'net-search':
      'Les décisions sont jugées par une recherche avec réseau, qui n’en sait pas plus qu’on n’en savait à cette place',
  },
  simulations: (judge, n) => `${judge} : ${count(n)} simulations pour chacune.`,
  intervals:
    'Tous les chiffres sont des estimations. Après ± figure la moitié de l’intervalle à 95 % ; un écart plus petit ne compte pas.',
  thorough: 'Regarder de plus près',
  thoroughHelp: 'Dix fois plus de réflexion : cela prend quelques minutes.',
  isThorough: 'C’est l’analyse approfondie.',

  quiz: {
    title: 'Trouve le meilleur coup',
    start: (name) => `Trouver de meilleurs coups pour ${name}`,
    at: (n, all) => `${n} sur ${all}`,
    ask: (name) => `Tu joues pour ${name} et tu vois ce qu’on voyait de cette place. Que joues-tu ?`,
    right: (move) => `Exact : ${move}.`,
    nearly: (move, best) => `Bien trouvé : « ${move} » vaut à peu près le coup du Cerveau, « ${best} ».`,
    gain: (gain) => `C’est ${percent(gain)} de chances de gagner en plus que dans la partie.`,
    wasPlayed: (move) => `${move} : c’est ce qui a été joué. Il y a mieux.`,
    wrong: (move) => `${move} : pas le meilleur ici. Essaie autre chose.`,
    shown: (move) => `Le Cerveau joue : ${move}.`,
    show: 'Montre-moi',
    next: 'Position suivante',
    finish: 'Voir le résultat',
    result: (found, all) => `Tu en as trouvé ${found} sur ${all} par toi-même.`,
    allFound: 'Tous trouvés. Bravo !',
    again: 'Encore une fois',
    leave: 'Retour à l’analyse',
  },
};
