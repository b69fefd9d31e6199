// Le partite classificate, come ne parla ogni pagina.

import type { Rated } from '../en/rated';

export const rated: Rated = {
  rated: {
    name: 'Classificata',
    help: 'Il risultato cambia il tuo punteggio, e quello degli altri. C’è un limite di tempo, non ci sono consigli, e nessuna mossa si ritira. Dopo cinque partite classificate sei in classifica, a meno che tu non ti nasconda sotto «Tu e le tue partite».',
    only: 'Solo partite classificate',
    onlyHelp: 'Cambiano il tuo punteggio: il tempo è limitato, non ci sono consigli, e nessuna mossa si ritira.',
    board: 'Classifica',
    changes: 'Come cambiano i punteggi',
    provisional: 'provvisorio',
    goesOn:
      'Questa partita è classificata: finché non è finita il tempo resta com’è, nessuno viene rimosso e il tavolo non si chiude.',
    leaving: 'Questa partita è classificata: chi se ne va finisce ultimo.',
    change: (name, before, after) => `${name}: da ${before} a ${after}`,
  },
};
