// The Shadow Thief, taught in French.

import type { LessonWords } from '../../lessons';

export const words: LessonWords = {
  welcome: {
    says: 'Bonsoir. Voici ton coffre, et il est ouvert. Remplis-le de bijoux et ferme-le à temps : seul un coffre fermé rapporte des points.',
  },
  hand: {
    says: 'Tu as quatre cartes. Un bijou a un type (bague, collier, broche, boucle d’oreille) et une valeur de 1 à 10. À chaque tour, chacun choisit une carte en secret, et toutes sont révélées en même temps.',
  },
  play: {
    says: 'Commence par une belle pièce.',
    press: 'Joue la bague de 9.',
    instead: 'Tu pourrais. Mais la bague de 9 a une compagne dans ta main : choisis-la, tu verras à quoi cela sert.',
  },
  add: {
    says: 'Personne d’autre n’a révélé de 9 : ta bague reste. Tu peux maintenant ajouter d’autres bijoux du même type ; ceux-là, on ne peut pas les voler.',
    press: 'Ajoute la bague de 3.',
    instead: 'Tu as le droit de t’arrêter. Mais cette bague est un cadeau : ajoute-la d’abord.',
  },
  done: {
    says: 'Tu n’as pas d’autre bague.',
    press: 'Touche « C’est tout ».',
  },
  stored: {
    says: 'Deux bijoux, qui valent 12, sont dans ton coffre. Là, aucun voleur ne les atteint. Et tu as de nouveau quatre cartes en main.',
  },
  risk: {
    says: 'Les plus hautes valeurs tentent tout le monde. Voyons ce qui arrive.',
    press: 'Joue la boucle d’oreille de 10.',
    instead: 'C’est prudent ! Mais il faut avoir vu une fois ce que coûte l’avidité. Joue la boucle d’oreille de 10.',
  },
  cancelled: {
    says: 'Ganimard a révélé un 10, lui aussi. Les bijoux de même valeur s’annulent, quel que soit leur type : les deux sont perdus.',
  },
  thief: {
    says: 'Un voleur prend un bijou qu’un autre joueur révèle. Le voleur de broches prend une broche ; le voleur d’ombres prend n’importe quoi.',
    press: 'Joue le voleur de broches.',
    instead: 'Garde cela pour plus tard. Je sens venir des broches : envoie le voleur.',
  },
  steal: {
    says: 'Deux broches ! À toi de choisir.',
    press: 'Prends à Ganimard sa broche de 9.',
    instead: 'Une broche de 4, c’est bien. Une broche de 9, c’est mieux, et Ganimard enrage.',
  },
  stolen: {
    says: 'Elle est allée tout droit dans ton coffre : trois bijoux, qui valent 21. Un voleur ne sert qu’une fois, puis on le défausse.',
  },
  again: {
    says: 'Tu as aussi une carte qui ferme un coffre. Encore un bijou avant de fermer ?',
    press: 'Joue le collier de 6.',
    instead: 'Ce serait sage. Mais une leçon a le droit d’être gourmande : le collier d’abord.',
  },
  robbed: {
    says: 'Josette avait un voleur, elle aussi, et ton collier est maintenant dans son coffre. Tout ce que tu révèles peut se perdre : n’attends pas trop.',
  },
  close: {
    says: 'Une carte coffre ferme ton coffre si sa valeur est au moins égale au nombre de bijoux dedans. Tu en as 3, ta carte vaut 4. Avec cinq bijoux, elle serait gâchée.',
    press: 'Joue le coffre de 4.',
    instead: 'Encore un bijou, et encore un… c’est ainsi que les coffres restent ouverts. Ferme-le maintenant.',
  },
  closed: {
    says: 'Fermé : 21 points sont à toi. Tu ne joues plus dans cette manche, et tu regardes. Elle se termine quand un seul coffre est encore ouvert, et celui-là ne rapporte rien.',
  },
  end: {
    says: 'Josette a fermé aussi, et Ganimard reste avec un coffre ouvert plein de bijoux : aucun point. Une partie compte trois manches. Tu sais tout ce qu’il faut.',
  },
};
