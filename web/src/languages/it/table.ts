// At the table: players, panels, hand-over, the end.

import type { Table } from '../en/table';
import { counted, form, list, percent, to } from './grammar';

export const table: Table = {
  table: {
    you: 'tu',
    bot: 'bot',
    thinking: 'pensa…',
    toMove: 'di turno',
    away: (seconds) =>
      seconds < 60 ? 'assente' : `assente da ${counted(Math.floor(seconds / 60), 'minuto', 'minuti')}`,
    byBot: 'gioca un bot',
    online: 'presente',
    giveToBot: 'Fai giocare un bot',
    giveToBotLabel: (name) => `Fai giocare un bot per ${name}`,
    spectating: 'Stai guardando la partita.',
    yourTurn: 'Tocca a te',
    leftLabel: 'Tempo rimasto per pensare',
    waitFor: (names) => `In attesa di ${list(names)}.`,
    waitForBots: (names) => `${list(names)} ${names.length === 1 ? 'pensa' : 'pensano'}.`,
    rule: (number) => `Regola ${number}`,
    skip: 'Salta',
    skipKey: 'Salta l’animazione (Esc)',
    over: 'La partita è finita.',
    board: 'Il tavolo',
    yourChoice: 'La tua scelta',
    noBoard: 'Questa pagina non ha un tabellone per questo gioco.',
    players: 'Giocatori',
    panels: {
      story: 'Cronaca',
      scores: 'Punti',
      rules: 'Regole',
      chat: 'Chat',
      review: 'Analisi',
      lens: 'Lente',
      riddle: 'Enigma',
    },
    panelsLabel: 'Accanto al tavolo',
    storyEmpty: 'Non è ancora successo niente.',
    chatEmpty: 'Nessuno ha ancora scritto niente.',
    chatWrite: 'Scrivi qualcosa',
    chatSend: 'Invia',
    chatNew: (n) => counted(n, 'nuovo messaggio', 'nuovi messaggi'),
    host: 'L’host',
    menu: 'Menu del tavolo',
    hint: 'Chiedi a un bot',
    hintTitle: 'Che cosa farebbe una Mente criminale',
    hintThinking: 'Ci sta pensando…',
    hintChance: percent,
    hintChanceLabel: (value) => `probabilità di vittoria: ${Math.round(value * 100)} per cento`,
    hintShare: 'quanto ha riflettuto su questa mossa',
    hintClose: 'Chiudi il consiglio',
    transfer: 'Continua su un altro dispositivo',
    transferText: 'Questo link privato vale il tuo posto: chi ce l’ha può giocare per te.',
    transferLink: 'Link privato al tuo posto',
    transferQrLabel: 'Codice QR del link privato al tuo posto',
    transferQr: 'Come codice QR, per un telefono',
    watch: 'Fai guardare altri',
    watchText: 'Chi apre questo link vede ciò che è pubblico.',
    leave: 'Lascia il tavolo',
    leaveText: 'Il tuo posto resta tuo: ritrovi il tavolo nella pagina iniziale.',
    fair: 'La mescolata è stata sigillata prima della prima mossa',
    fairText: 'Questa è l’impronta della mescolata. A partita finita, il seme da cui nasce è nel file di partita.',
    noSuch: 'Questo tavolo non esiste.',
    noSuchText: 'Il link è sbagliato, o il tavolo è stato chiuso dopo molto tempo senza mosse.',
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
      'Il tuo dispositivo ha partecipato alla mescolata, e il file di partita concorda con ciò che era sigillato prima.',
    without:
      'Attenzione: nella mescolata manca la parte del tuo dispositivo. È arrivata troppo tardi, o è stata esclusa.',
    differs:
      'Attenzione: il tavolo non concorda con ciò che era sigillato prima della mescolata. Qualcuno potrebbe aver scelto questa distribuzione.',
    missing: (names) =>
      `Nella mescolata manca la parte di ${list(names)}: è arrivata troppo tardi, o è stata esclusa apposta.`,
    redrawn: (times) =>
      `Qualcuno ha lasciato il tavolo prima della partita, perciò si è mescolato ${counted(times + 1, 'volta', 'volte')}.`,
  },

  // What hosts can do, and how one leaves for good.
  hosting: {
    title: 'Per l’host',
    settings: 'Impostazioni del tavolo',
    host: 'host',
    remove: 'Rimuovi',
    removeLabel: (name) => `Rimuovi ${name}`,
    removeAsk: (name) => `Rimuovere ${name}?`,
    removePlaying: (name) => `Un bot continua a giocare per ${name}, che non potrà riprendere il posto.`,
    freeAgain: 'Il posto sarà di nuovo libero per qualcun altro.',
    makeHost: 'Rendi host',
    makeHostLabel: (name) => `Rendi host: ${name}`,
    makeHostAsk: (name) => `Cedere il ruolo di host ${to(name)}?`,
    makeHostText: (name) => `Non gestirai più il tavolo: solo ${name} potrà renderti di nuovo host.`,
    lock: 'Blocca i posti',
    lockText: 'Nessun altro può sedersi. I posti liberi vanno ai bot.',
    close: 'Chiudi il tavolo',
    toClose: 'Chiudi il tavolo…',
    closeAsk: 'Chiudere il tavolo per tutti?',
    closeWaiting: 'Qui nessuno potrà più sedersi né giocare.',
    closePlaying:
      'La partita finisce qui e non può continuare. Il file di partita si potrà ancora scaricare, con tutti i suoi segreti.',
    standUp: 'Alzati',
    leave: 'Rinuncia al posto',
    toLeave: 'Rinuncia al posto…',
    leaveAsk: 'Rinunciare al posto per sempre?',
    leavePlaying: 'Un bot continua con il tuo nome, e non potrai riprendere questo posto.',
    leaveHost: 'L’host sarà qualcun altro.',
    left: 'Hai lasciato il tavolo.',
    hasLeft: 'ha abbandonato',
    nowHost: 'Adesso l’host sei tu.',
    noSeat: 'Non hai più un posto a questo tavolo.',
    lookOn: 'Entra come ospite',
    cancel: 'Annulla',
  },

  // Players who are there but do not answer.
  idle: {
    warn: 'Ci sei ancora?',
    warnLabel: (name) => `Ci sei ancora? Chiedilo ${to(name)}`,
    votes: (n) => (n === 1 ? 'un bot? manca 1 voto' : `un bot? mancano ${n} voti`),
    soon: (seconds) => (seconds > 0 ? `un bot tra ${seconds} s` : 'subentra un bot'),
    title: 'Ci sei ancora?',
    wait: 'Gli altri ti aspettano.',
    willPlay: (seconds) => `Tra ${seconds} s un bot giocherà per te.`,
    mayPlay: (seconds) => `Tra ${seconds} s un bot potrà giocare per te, se gli altri sono d’accordo.`,
    here: 'Sono qui',
    byBot: 'Un bot gioca per te.',
    takeBack: 'Continuo io',
  },

  // A move is taken back, if need be when the others allow it.
  takeBack: {
    button: 'Ritira',
    label: 'Ritira la tua ultima mossa',
    of: (name: string) => `Ritira la mossa di ${name}`,
    asks: (name: string) => `${name} vorrebbe ritirare la sua ultima mossa.`,
    waits: (names: readonly string[]) => `In attesa di ${list(names)}: puoi ritirare la tua mossa?`,
    allow: 'Va bene',
    no: 'No',
    never: 'Lascia stare',
    stands: 'La tua mossa resta: gli altri non ti hanno permesso di ritirarla.',
    told: (name: string) => `${name} ha ritirato una mossa.`,
    setting: 'Ritirare le mosse',
    settingHelp:
      'Finché la mossa non ha rivelato nulla e nessuno ha giocato dopo. Una scelta segreta si può cambiare finché tutti non hanno scelto.',
    settings: { ask: 'Se gli altri sono d’accordo', free: 'Sempre', off: 'Mai' },
  },

  // How long something takes.
  time: {
    days: (n) => counted(n, 'giorno', 'giorni'),
  },

  // Players who are away for some days.
  breaks: {
    title: 'Pause',
    text: 'Durante una pausa il tuo tempo si ferma e tutti vedono che sei via. Con la prossima mossa sei di nuovo qui.',
    left: (n) => `Ti ${form(n, 'resta', 'restano')} ${counted(n, 'giorno', 'giorni')} di pausa in questa partita.`,
    until: 'Ultimo giorno',
    take: 'Prenditi una pausa',
    change: 'Cambia',
    back: 'Eccomi di nuovo',
    on: (date) => `in pausa fino al ${date}`,
    you: (date) => `Sei in pausa fino al ${date}.`,
    other: (name, date) => `${name} è in pausa fino al ${date}`,
  },

  handOver: {
    title: (name) => `Passa lo schermo ${to(name)}`,
    text: 'Gli altri non guardano.',
    ready: (name) => `Sono ${name}`,
    who: 'Chi sta guardando?',
    whoText: 'Scegli il tuo posto per vedere il tuo lato del tavolo.',
  },

  end: {
    wins: (names) => (names.length === 1 ? `Vince ${names[0]}` : `${list(names)} condividono la vittoria`),
    youWin: 'Hai vinto',
    youShare: (names) => `Condividi la vittoria con ${list(names)}`,
    why: 'Com’è finita',
    whyWon: 'Com’è stata vinta',
    points: (n) => counted(n, 'punto', 'punti'),
    again: 'Gioca ancora',
    next: 'Vai alla prossima partita',
    replay: 'Rivedi la partita',
    review: 'Analizza la partita',
    record: 'Scarica il file di partita',
    player: 'Giocatore',
    total: 'Totale',
    time: 'Tempo',
  },

  /** A table that plays a deal of a night. */
  night: {
    deal: (deal, deals) => `Mano ${deal} di ${deals}`,
    day: 'La mano del giorno',
    back: 'Torna alla serata',
    about:
      'Altri giocano la stessa mano. Perciò qui nessuno guarda e non ci sono consigli, finché la serata non finisce.',
    once: 'Hai un tentativo. Un risultato conta se hai fatto ogni mossa da te.',
    after: (time) => `Registrazione, replay e analisi si aprono quando la serata finisce: ${time}.`,
    better: (share, others) =>
      others === 1
        ? `${percent(share)} contro l’altra persona con le tue carte.`
        : `${percent(share)} contro altri ${others} con le tue carte.`,
    alone: 'Nessun altro ha ancora avuto queste carte.',
    notCounted: 'Questa partita non ha risultato: un bot ha deciso qualcosa per te, o la serata era finita.',
  },
};
