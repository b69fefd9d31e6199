// Les parties classées, telles que toutes les pages en parlent.

import type { Rated } from '../en/rated';

export const rated: Rated = {
  rated: {
    name: 'Partie classée',
    help: 'Le résultat change ta cote, et celle des autres. Il y a une limite de temps, pas de conseils, et aucun coup n’est repris. Après cinq parties classées, tu figures au classement, sauf si tu t’en retires sous « Toi et tes parties ».',
    only: 'Seulement des parties classées',
    onlyHelp: 'Elles changent ta cote : le temps est limité, il n’y a pas de conseils, et aucun coup n’est repris.',
    board: 'Classement',
    changes: 'Ce que deviennent les cotes',
    provisional: 'provisoire',
    goesOn:
      'Cette partie est classée : jusqu’à la fin, le temps reste tel quel, personne n’est retiré et la table n’est pas fermée.',
    leaving: 'Cette partie est classée : qui s’en va finit dernier.',
    change: (name, before, after) => `${name} : de ${before} à ${after}`,
  },
};
