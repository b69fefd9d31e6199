// A game looked at again.

import type { Replay } from '../en/replay';

export const replay: Replay = {
  replay: {
    title: 'Rivedi una partita',
    of: (game) => `Rivedi: ${game}`,
    first: 'All’inizio',
    previous: 'Una mossa indietro',
    play: 'Riproduci',
    pause: 'Pausa',
    next: 'Una mossa avanti',
    last: 'Alla fine',
    position: 'Mossa',
    positionOf: (n, all) => `${n} di ${all}`,
    speed: 'Velocità',
    speeds: { slow: 'Lenta', steady: 'Normale', quick: 'Rapida' },
    seenBy: 'Visto da',
    open: 'Carte scoperte',
    link: 'Link a questa posizione',
    download: 'Scarica',
    upload: 'Apri un file di partita',
    drop: 'Scegli un file di partita (JSON), o trascinalo qui.',
    uploadTitle: 'Rivedi una partita',
    start: 'La partita comincia.',
    notYet: 'Questa partita non è ancora finita: potrai rivederla alla fine.',
    goToTable: 'Al tavolo',
    loading: 'Caricamento della partita…',
    badFile: (why) => `Non riusciamo a leggere questa partita. ${why}`,
    whichGame: 'Partita del file',
    previousGame: 'La partita precedente',
    nextGame: 'La partita successiva',
    review: 'Analisi',
    closeReview: 'Chiudi l’analisi',
  },
};
