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
    cantGoOn: 'Questo tavolo non può continuare.',
    home: 'Ai giochi',
  },

  // Of this device's part in the shuffle.
  fairness: {
    tookPart: 'Il tuo dispositivo ha aggiunto un suo segreto alla mescolata.',
    nobodyPicked:
      'Così nessuno ha potuto scegliere questa distribuzione: nessun altro giocatore, e nemmeno chi gestisce questo server.',
    agrees:
      'Il tuo dispositivo ha preso parte alla mescolata, e il file della partita concorda con ciò che era sigillato prima.',
    without:
      'Attenzione: nella mescolata manca la parte del tuo dispositivo. È arrivata troppo tardi, o è stata lasciata fuori.',
    differs:
      'Attenzione: il tavolo non concorda con ciò che era sigillato prima della mescolata. Qualcuno può aver scelto questa distribuzione.',
    missing: (names) =>
      `Nella mescolata manca il loro dispositivo: ${list(names)}. È arrivato troppo tardi, o è stato lasciato fuori apposta.`,
    redrawn: (times) =>
      `Qualcuno se n’è andato prima della partita, perciò si è mescolato ${counted(times + 1, 'volta', 'volte')}.`,
  },

  // What hosts can do, and how one leaves for good.
  hosting: {
    title: 'Per chi ospita',
    settings: 'Impostazioni del tavolo',
    host: 'ospita',
    remove: 'Allontana',
    removeLabel: (name) => `Allontana ${name}`,
    removeAsk: (name) => `Allontanare ${name}?`,
    removePlaying: (name) => `Un bot continua al posto di ${name}, che non potrà più tornarci.`,
    freeAgain: 'Il posto sarà di nuovo libero per qualcun altro.',
    makeHost: 'Fai ospitare',
    makeHostLabel: (name) => `Fai ospitare ${name}`,
    makeHostAsk: (name) => `Far ospitare ${name}?`,
    makeHostText: (name) => `Il tavolo non sarà più nelle tue mani: solo ${name} potrà ridartelo.`,
    lock: 'Niente più ospiti',
    lockText: 'Nessun altro può sedersi. I posti liberi vanno ai bot.',
    close: 'Chiudi il tavolo',
    closeAsk: 'Chiudere il tavolo per tutti?',
    closeWaiting: 'Qui nessuno potrà più sedersi né giocare.',
    closePlaying: 'La partita finisce qui e non può continuare. Si potrà ancora scaricare, con tutti i suoi segreti.',
    standUp: 'Alzati',
    leave: 'Lascia il mio posto',
    leaveAsk: 'Lasciare il tuo posto per sempre?',
    leavePlaying: 'Un bot continua con il tuo nome, e tu non potrai più tornare a questo posto.',
    leaveHost: 'Sarà qualcun altro a ospitare.',
    left: 'Hai lasciato il tavolo.',
    hasLeft: 'non c’è più',
    nowHost: 'Adesso ospiti tu.',
    noSeat: 'Non hai più un posto a questo tavolo.',
    lookOn: 'Vieni come ospite',
    cancel: 'Annulla',
  },

  // Players who are there but do not answer.
  idle: {
    warn: 'Ci sei ancora?',
    warnLabel: (name) => `Ci sei ancora? Chiedi a ${name}`,
    votes: (n) => (n === 1 ? 'un bot? manca 1 voto' : `un bot? mancano ${n} voti`),
    soon: (seconds) => (seconds > 0 ? `un bot tra ${seconds} s` : 'subentra un bot'),
    title: 'Ci sei ancora?',
    wait: 'Gli altri ti aspettano.',
    willPlay: (seconds) => `Tra ${seconds} s giocherà un bot al posto tuo.`,
    mayPlay: (seconds) => `Tra ${seconds} s un bot potrà giocare al posto tuo, se gli altri sono d’accordo.`,
    here: 'Sono qui',
    byBot: 'Un bot gioca per te.',
    takeBack: 'Continuo io',
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
