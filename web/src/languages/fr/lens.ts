// What a seat could infer in the course of a game.

import type { Lens } from '../en/lens';
import { que } from './grammar';

export const lens: Lens = {
  title: (name) => `Ce ${que(name)} pouvait savoir`,
  help: 'D’après ce qu’on voyait de cette place, et rien d’autre.',
  open: 'À cartes ouvertes, il n’y a rien à deviner. Choisis une place pour voir ce qu’on pouvait y savoir.',
  choose: 'Par les yeux de',
  none: 'Ce jeu n’a pas de loupe : ce qu’on pouvait savoir à une place n’est pas calculé.',
  waiting: (name) => `Que pouvait savoir ${name} ? Calcul en cours…`,
  again: 'Pas encore de réponse. Nous redemanderons tout seuls.',
};
