// Le classifiche, e il proprio punteggio: caricate con le pagine che le mostrano.

import type { Ratings } from '../en/ratings';
import { counted } from './grammar';

export const ratings: Ratings = {
  how: 'Contano solo le partite classificate. Tutti cominciano da 25; il ± dice quanto è ancora incerto, e diminuisce a ogni partita. L’ordine segue quanto vale qualcuno come minimo: il punteggio meno il suo ±.',
  bots: 'I bot sono i punti fissi di questa scala. Misurati una volta, l’uno contro l’altro, non cambiano mai: così un numero vuol dire la stessa cosa oggi e l’anno prossimo.',
  empty: (n) => `Ancora nessuno: gioca ${counted(n, 'partita classificata', 'partite classificate')}.`,
  begin: 'Attiva «Classificata» quando apri un tavolo.',
  place: 'Posto',
  player: 'Giocatore',
  rating: 'Punteggio',
  games: 'Partite classificate',
  you: 'Tu',
  yours: 'I tuoi punteggi',
  none: 'Ancora nessuna partita classificata. Attiva «Classificata» quando apri un tavolo.',
  placeOf: (n) => `${n}º posto`,
  gamesOf: (n) => counted(n, 'partita classificata', 'partite classificate'),
  needs: (n) => `ancora ${counted(n, 'partita', 'partite')} per essere in classifica`,
  listed: 'Mostrami nelle classifiche',
  listedHelp: 'Con il nome che usi ai tavoli. Altrimenti i tuoi punteggi li vedi qui solo tu.',
  boardOf: (game) => `Classifica: ${game}`,
  history: (before, after) => `Punteggio ${before} → ${after}`,
};
