// At the table: players, panels, hand-over, the end.

import type { Table } from '../en/table';
import { counted, list, percent } from './grammar';

export const table: Table = {
  table: {
    you: 'tu',
    bot: 'bot',
    thinking: 'pensa…',
    toMove: 'deve giocare',
    away: (seconds) => (seconds < 60 ? 'via' : `via da ${counted(Math.floor(seconds / 60), 'minuto', 'minuti')}`),
    byBot: 'gioca un bot',
    online: 'c’è',
    giveToBot: 'Fai giocare un bot',
    giveToBotLabel: (name) => `Fai giocare un bot per ${name}`,
    spectating: 'Stai guardando.',
    yourTurn: 'Tocca a te',
    left: (seconds) =>
      seconds < 3600
        ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
        : counted(Math.floor(seconds / 3600), 'ora', 'ore'),
    leftLabel: 'Tempo rimasto per pensare',
    waitFor: (names) => `Si aspetta ${list(names)}.`,
    waitForBots: (names) => `${list(names)} ${names.length === 1 ? 'pensa' : 'pensano'}.`,
    rule: (number) => `Regola ${number}`,
    skip: 'Salta',
    skipKey: 'Salta quello che si sta vedendo (Esc)',
    over: 'La partita è finita.',
    board: 'Il tavolo',
    yourChoice: 'La tua scelta',
    noBoard: 'Questa pagina non ha un tabellone per questo gioco.',
    players: 'Giocatori',
    panels: { story: 'Racconto', scores: 'Punti', rules: 'Regole', chat: 'Chat' },
    panelsLabel: 'Accanto al tavolo',
    storyEmpty: 'Non è ancora successo niente.',
    chatEmpty: 'Nessuno ha ancora detto niente.',
    chatWrite: 'Di’ qualcosa',
    chatSend: 'Invia',
    chatNew: (n) => counted(n, 'nuovo messaggio', 'nuovi messaggi'),
    host: 'Chi ospita',
    menu: 'Menu del tavolo',
    hint: 'Chiedi a un bot',
    hintTitle: 'Che cosa farebbe la mente criminale',
    hintThinking: 'Ci sta pensando…',
    hintChance: percent,
    hintChanceLabel: (value) => `si aspetta il ${Math.round(value * 100)} per cento`,
    hintShare: 'quanto ci ha pensato',
    hintClose: 'Metti via il consiglio',
    transfer: 'Continua su un altro dispositivo',
    transferText: 'In questo link privato c’è il tuo posto: chi ce l’ha gioca per te.',
    transferLink: 'Link privato al tuo posto',
    transferQrLabel: 'Codice QR del link privato al tuo posto',
    transferQr: 'Come codice QR, per un telefono',
    watch: 'Lascia guardare gli altri',
    watchText: 'Chi apre questo link vede ciò che è pubblico.',
    leave: 'Lascia il tavolo',
    leaveText: 'Il tuo posto resta tuo: ritrovi il tavolo nella pagina iniziale.',
    fair: 'La mescolata è stata sigillata prima della prima mossa',
    fairText: 'Questa è l’impronta della mescolata. Il seme che c’è dietro sta nel file della partita finita.',
    noSuch: 'Questo tavolo non esiste.',
    noSuchText: 'Il link è scritto male, o il tavolo è stato chiuso dopo molto tempo senza mosse.',
    noSpectators: 'Questo tavolo è privato.',
    home: 'Ai giochi',
  },

  // Of this device's part in the shuffle.
  fairness: {
    tookPart: 'Il tuo dispositivo ha aggiunto un suo segreto alla mescolata. Così nessuno ha potuto scegliere questa distribuzione: nessun altro giocatore, e nemmeno chi gestisce questo server.',
    agrees: 'Il tuo dispositivo ha preso parte alla mescolata, e il file della partita concorda con ciò che era sigillato prima.',
    without: 'Attenzione: nella mescolata manca la parte del tuo dispositivo. È arrivata troppo tardi, o è stata lasciata fuori.',
    differs: 'Attenzione: il tavolo non concorda con ciò che era sigillato prima della mescolata. Qualcuno può aver scelto questa distribuzione.',
    missing: (names) => `Il loro dispositivo non ha preso parte alla mescolata: ${list(names)}.`,
  },

  handOver: {
    title: (name) => `Passa lo schermo a ${name}`,
    text: 'Tutti gli altri guardano altrove.',
    ready: (name) => `Eccomi, sono ${name}`,
    who: 'Chi sta guardando?',
    whoText: 'Scegli il tuo posto per vedere il tuo lato del tavolo.',
  },

  end: {
    wins: (names) => (names.length === 1 ? `Vince ${names[0]}` : `${list(names)} dividono la vittoria`),
    youWin: 'Hai vinto',
    youShare: (names) => `Dividi la vittoria con ${list(names)}`,
    why: 'Com’è finita',
    whyWon: 'Come si vince',
    points: (n) => counted(n, 'punto', 'punti'),
    again: 'Gioca ancora',
    next: 'Alla prossima partita',
    replay: 'Rivedi la partita',
    record: 'Scarica la partita',
    player: 'Giocatore',
    total: 'Totale',
  },

  scores: {
    shadow_thief: {
      safe: 'In cassaforte',
      state: 'Cassaforte',
      open: 'aperta',
      closed: (value) => `chiusa con ${value}`,
    },
    master_thieves: {
      true: 'Gioielli veri',
      imitations: 'Imitazioni',
      gems: { diamonds: 'diamanti', sapphires: 'zaffiri', rubies: 'rubini' },
    },
    gentlemen_thieves: {
      colour: 'Ladro',
      secret: 'segreto',
      favours: 'Favori',
      piles: 'Le pile dei colori',
      colours: { R: 'rosso', P: 'viola', G: 'verde', B: 'nero', Y: 'giallo' },
    },
  },
};
