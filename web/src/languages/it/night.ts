// The pages of duplicate nights, and of the deal of the day.

import type { NightTexts } from '../en/night';
import { figuresOf } from '../figures';
import { counted } from './grammar';

const { percent } = figuresOf('it');

export const night: NightTexts = {
  about:
    'Tutti giocano le stesse mani, quando vogliono, e si confrontano con chi ha avuto le stesse carte. Così la fortuna conta poco.',

  make: 'Crea una serata',
  game: 'Gioco',
  deals: 'Mani',
  hours: 'Aperta per',
  days: (n) => counted(n, 'giorno', 'giorni'),
  title: 'Nome della serata (facoltativo)',
  titleHint: 'Il circolo del giovedì',
  yours: 'Le tue serate',
  empty: 'Ancora nessuna. Creane una e manda il link agli altri.',
  untitled: (game) => `Una serata di ${game}`,
  isClosed: 'finita',
  forget: (title) => `Togli ${title} da questo elenco`,

  invite: 'Invita gli altri',
  link: 'Link a questa serata',
  qr: 'Codice QR del link, per un telefono',
  until: (time) => `Aperta fino a ${time}`,
  closedAt: (time) => `Finita: ${time}`,
  entered: (n) => (n === 0 ? 'nessuno partecipa' : counted(n, 'iscritto', 'iscritti')),
  players: (n) => counted(n, 'giocatore', 'giocatori'),
  bots: (level) => `Bot: ${level}`,
  takePart: 'Partecipa',
  takePartText: 'Hai un tentativo per ogni mano. Gli altri vedono il tuo nome nei risultati.',
  dayText: 'Hai un tentativo, contro gli stessi tre bot di tutti. Chi guarda i risultati vede il tuo nome.',
  takesPart: 'Partecipi.',

  dealsTitle: 'Le mani',
  deal: (n) => `Mano ${n}`,
  seat: (n) => `Posto ${n}`,
  played: (n) => (n === 0 ? 'non giocata' : `giocata ${counted(n, 'volta', 'volte')}`),
  play: 'Gioca',
  playLabel: (n) => `Gioca la mano ${n}`,
  playText: 'Hai un tentativo. Puoi lasciare il tavolo e tornare finché la serata è aperta.',
  whichSeat: 'Il tuo posto',
  seatHelp: 'Ti confrontiamo con chi ha avuto questo posto.',
  with: 'Contro',
  withWhom: { bots: 'Dei bot, subito', open: 'Altri della serata' },
  openHelp: 'Il tavolo aspetta altri che partecipano: lo trovano qui.',
  toTable: 'Vai al tavolo',
  unfinished: 'non finita',
  waiting: (names, free) => `${names}: ${counted(free, 'posto libero', 'posti liberi')}`,
  join: 'Siediti',
  joinLabel: (n, names) => `Mano ${n}: siediti con ${names}`,

  points: (n) => counted(n, 'punto', 'punti'),
  whatPercent: 'La percentuale: quanti ne hai battuti, e la metà di chi ha lo stesso punteggio.',
  yourMean: (share) => `La tua media: ${percent(share)}`,

  proof: 'La prova che nessuno ha scelto le mani',
  proofText:
    'Ogni mano è stata sigillata prima che qualcuno giocasse. Finita la serata, la registrazione di un tavolo lo prova: il suo sigillo è quello che sta qui.',
  commitment: (n) => `Sigillo della mano ${n}`,

  results: 'Risultati',
  noResults: 'Nessuno ha finito una mano.',
  you: 'tu',
  share: (share) => percent(share),
  noShare: 'senza confronto',
  replay: 'Rivedi',
  review: 'Analisi',
  of: (what, name, deal) => `${what}: ${name}, mano ${deal}`,
  counts: 'Un risultato conta se hai fatto ogni mossa da te.',

  close: 'Chiudi la serata',
  closeTitle: 'Chiudere la serata adesso?',
  closeText:
    'Nessuno potrà più giocare per un risultato. Tutti vedono i risultati, e tutte le partite si possono rivedere.',
  offline: 'Sei offline. Quello che vedi forse non è aggiornato.',

  today: 'La mano del giorno',
  todayOf: (day) => `La mano del giorno, ${day}`,
  yesterday: 'I risultati di ieri',
  toToday: 'La mano di oggi',
  streak: (n) => `${n} giorni di fila`,
  copyResult: 'Copia il tuo risultato',
  shareResult: 'Condividi il tuo risultato',
  shared: (game, day, result) => `Vendôme, mano del giorno, ${day}, ${game}: ${result}`,
  sharedBetter: (share, others) => `${percent(share)} contro ${counted(others, 'altro', 'altri')}`,
  sharedAlone: 'giocata',
};
