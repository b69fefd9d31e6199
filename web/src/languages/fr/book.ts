// The rulebook as a page, the summary chart, what a table plays by, and who made the games.

import type { Book } from '../en/book';
import { form } from './grammar';

export const book: Book = {
  book: {
    options: 'Les options de cette table',
    here: 'À cette table',
    allColumns: 'Montrer aussi les autres',
    rules: 'Règle du jeu',
    of: (game) => `${game} : la règle du jeu`,
    whole: 'Toute la règle',
    contents: 'Sommaire',
    story: 'L’histoire',
    example: 'Exemple.',
    chart: 'Aide de jeu',
    chartOf: (game) => `${game} en une page`,
    none: 'Ce jeu n’a pas d’aide de jeu.',
    print: 'Imprimer',
    ages: (years, isOver) => (isOver ? `plus de ${years} ans` : `à partir de ${years} ans`),
    estimate: 'notre estimation',
  },

  credits: {
    title: 'Crédits',
    lead: 'Les jeux appartiennent à leurs auteurs et à leurs éditeurs ; c’est à eux que vont nos remerciements. Ce site n’a rien d’officiel : aucune des personnes nommées ici ne l’a fait ni n’en répond.',
    ours: 'Le texte des règles, les images et le programme sont de nous, sous licence MIT. Les titres sont composés en Fraunces, sous licence SIL Open Font.',
    roles: {
      author: (n) => form(n, 'Auteur', 'Auteurs'),
      illustration: 'Illustrations',
      design: 'Conception graphique',
      publisher: 'Éditeur',
      distribution: 'Distribution aux États-Unis',
      french: 'Traduction française de la règle',
      texts: 'Textes d’ambiance',
      proofreading: 'Relecture',
      after: 'Personnages librement inspirés de',
    },
  },
};
