// A finished game, judged.

import type { Review } from '../en/review';
import { figuresOf } from '../figures';

const { change, count, percent, within } = figuresOf('it');

export const review: Review = {
  title: 'Analisi',
  making: 'La Mente criminale esamina ogni decisione della partita…',
  leave: 'Puoi lasciare questa pagina: il lavoro continua, e al tuo ritorno l’analisi sarà qui.',
  progress: 'Avanzamento dell’analisi',
  again: (why) => `${why} Chiederemo di nuovo da soli.`,
  percent,
  change,

  chances: 'Probabilità di vittoria',
  curve: 'Probabilità di vittoria, mossa per mossa',
  curveHelp: 'Tocca la curva o usa le frecce per andare a una mossa.',
  move: (n) => `Mossa ${n}`,
  deal: 'Dopo la distribuzione',
  chanceOf: (name, chance) => `${name} ${percent(chance)}`,
  choose: 'Il gioco di chi',
  now: 'Ora',
  accuracy: 'Precisione',
  luck: 'Fortuna',
  figures: (chance, accuracy, luck) =>
    `probabilità di vittoria ora ${percent(chance)}, ${accuracy === null ? 'nessuna scelta' : `precisione ${count(Math.round(accuracy))} su 100`}, fortuna ${change(luck)}`,
  count: (n) => count(Math.round(n)),

  swings: (name) => `Che cosa ha cambiato le probabilità di ${name}`,
  decisions: 'Decisioni',
  decisionsHelp: 'Barre piene: decisioni proprie. Barre chiare: quelle degli altri.',
  table: 'La curva come tabella',
  played: 'Mossa giocata',

  verdicts: {
    best: 'Mossa migliore',
    good: 'Buona',
    slip: 'Imprecisione',
    mistake: 'Errore',
    blunder: 'Errore grave',
  },
  atStart: 'Le carte sono distribuite. Da qui in poi ogni mossa è valutata.',
  noChoice: 'Non c’era altra mossa.',
  would: (move) => `La Mente criminale avrebbe giocato: ${move}`,
  cost: (cost, error) => `Costo: ${percent(cost)} (${within(error)}) della probabilità di vittoria`,
  value: (value, error) => `${percent(value)} ${within(error)}`,
  roughly: (value) => `circa ${percent(value)}`,
  moves: 'Probabilità di vittoria dopo ogni mossa, per quanto si poteva sapere da quel posto',
  isBest: 'migliore',
  isPlayed: 'giocata',

  turning: 'Momenti di svolta',
  by: { luck: 'per fortuna', decision: 'per una decisione' },

  makings: 'Di che cosa è fatto il risultato',
  parts: {
    start: 'Probabilità prima della distribuzione',
    deal: 'Fortuna: la distribuzione',
    draws: 'Fortuna: il caso in seguito',
    secrets: 'Fortuna: ciò che gli altri nascondevano',
    decisions: 'Decisioni proprie',
    rivals: 'Decisioni degli altri',
    share: 'Quota della vittoria',
  },
  bestMoves: 'Mosse migliori',
  bestBy: (margin) => `meglio della seconda del ${percent(margin)}`,
  noBest: 'Nessuna mossa spicca.',
  costlyMoves: 'Mosse più costose',
  costBy: (cost) => `è costata il ${percent(cost)}`,
  noCostly: 'Nessuna mossa costosa: ben giocato!',

  judged: 'Chi ha giudicato, e come',
  byChances: {
    critic: 'Probabilità e fortuna sono valutate da una rete che vede tutte le carte.',
    mind: 'Probabilità e fortuna sono valutate dalla stima propria del gioco, che vede tutte le carte.',
    playouts: 'Probabilità e fortuna vengono da molte partite, continuate da ogni posizione.',
  },
  byDecisions: {
    search: 'Le decisioni sono valutate da una ricerca che non sa più di quanto si sapeva da quel posto',
    'net-search':
      'Le decisioni sono valutate da una ricerca con rete, che non sa più di quanto si sapeva da quel posto',
  },
  simulations: (judge, n) => `${judge}: ${count(n)} simulazioni per ciascuna.`,
  intervals:
    'Tutte le cifre sono stime. Dopo ± sta la metà dell’intervallo al 95%; una differenza più piccola non conta.',
  thorough: 'Guarda più a fondo',
  thoroughHelp: 'Dieci volte più riflessione: ci vuole qualche minuto.',
  isThorough: 'Questa è l’analisi approfondita.',

  quiz: {
    title: 'Trova la mossa migliore',
    start: (name) => `Trova le mosse migliori al posto di ${name}`,
    at: (n, all) => `${n} di ${all}`,
    ask: (name) => `Sei al posto di ${name} e vedi ciò che si vedeva da lì. Che cosa giochi?`,
    right: (move) => `Giusto: ${move}.`,
    nearly: (move, best) => `Ben trovato: «${move}» vale circa quanto la mossa della Mente criminale, «${best}».`,
    gain: (gain) => `È il ${percent(gain)} di probabilità di vittoria in più che nella partita.`,
    wasPlayed: (move) => `${move}: è ciò che è stato giocato. C’è di meglio.`,
    wrong: (move) => `${move}: qui non è la migliore. Provane un’altra.`,
    shown: (move) => `La Mente criminale gioca: ${move}.`,
    show: 'Mostrami',
    next: 'Posizione successiva',
    finish: 'Al risultato',
    result: (found, all) => `Ne hai trovate ${found} su ${all} da te.`,
    allFound: 'Trovate tutte. Ottimo!',
    again: 'Ancora una volta',
    leave: 'Torna all’analisi',
  },
};
