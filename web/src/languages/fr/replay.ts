// A game looked at again.

import type { Replay } from '../en/replay';

export const replay: Replay = {
  replay: {
    title: 'Revoir une partie',
    of: (game) => `Revoir ${game}`,
    first: 'Au début',
    previous: 'Un coup en arrière',
    play: 'Lecture',
    pause: 'Pause',
    next: 'Un coup en avant',
    last: 'À la fin',
    position: 'Coup',
    positionOf: (n, all) => `${n} sur ${all}`,
    speed: 'Vitesse',
    speeds: { slow: 'Lente', steady: 'Normale', quick: 'Rapide' },
    seenBy: 'Vu par',
    open: 'Jeu découvert',
    link: 'Lien vers cette position',
    download: 'Télécharger',
    upload: 'Ouvrir un fichier de partie',
    drop: 'Choisis un fichier de partie (JSON), ou dépose-le ici.',
    uploadTitle: 'Revoir une partie',
    start: 'La partie commence.',
    notYet: 'Cette partie n’est pas finie : tu pourras la revoir ensuite.',
    goToTable: 'Aller à la table',
    loading: 'Chargement de la partie…',
    badFile: (why) => `Ce fichier n’est pas une partie que nous savons lire : ${why}`,
    whichGame: 'Partie du fichier',
    previousGame: 'La partie précédente',
    nextGame: 'La partie suivante',
    review: 'Analyse',
    closeReview: 'Fermer l’analyse',
  },
};
