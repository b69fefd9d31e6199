// What a seat could infer in the course of a game.

import type { Lens } from '../en/lens';

export const lens: Lens = {
  title: (name) => `Che cosa poteva sapere ${name}`,
  help: 'Da ciò che si vedeva da questo posto, e da nient’altro.',
  open: 'A carte scoperte non c’è niente da indovinare. Scegli un posto e vedi che cosa si poteva sapere da lì.',
  choose: 'Con gli occhi di',
  none: 'Questo gioco non ha la lente: ciò che si poteva sapere da un posto non viene calcolato.',
  waiting: (name) => `Che cosa poteva sapere ${name}? Calcolo in corso…`,
  again: 'Ancora nessuna risposta. Riproveremo da soli.',
};
