// What every page says.

import type { Common } from '../en/common';
import { list } from './grammar';

export const common: Common = {
  product: 'Vendôme',
  close: 'Chiudi',
  copy: 'Copia',
  copied: 'Copiato.',
  list,
  offline: 'Sei offline. I tuoi tavoli sono al sicuro, e questa pagina si ricollega da sola.',

  title: {
    plain: (title) => (title ? `${title} · Vendôme` : 'Vendôme'),
    yourTurn: (title) => `● Tocca a te · ${title}`,
  },

  levels: {
    random: { name: 'Casuale', text: 'Fa una mossa a caso: l’ideale per dare una prima occhiata alle regole.' },
    pickpocket: { name: 'Borseggiatore', text: 'Fa la mossa che sembra migliore e non guarda più in là.' },
    burglar: { name: 'Scassinatore', text: 'Guarda avanti, ma dimentica qualcosa e casca nei bluff.' },
    mastermind: {
      name: 'Mente criminale',
      text: 'Pensa più a lungo di tutti, non dimentica niente e smaschera i bluff.',
    },
    magpie: { name: 'Gazza ladra', text: 'Ha imparato da miliardi di mosse. Ha fretta e prende ciò che luccica.' },
    safecracker: {
      name: 'Apricassaforti',
      text: 'Ha imparato da miliardi di mosse. Paziente: prepara, poi aspetta l’occasione.',
    },
  },

  link: {
    connecting: 'Connessione in corso…',
    lost: 'Connessione persa. Nuovo tentativo…',
    back: 'Di nuovo online.',
    kept: 'La tua mossa è al sicuro e viene inviata di nuovo.',
    again: 'Ancora nessuna risposta. Nuovo tentativo…',
    seatAwaited: 'In attesa del tavolo…',
    seatAwaitedText: 'Non si perde niente: il link conserva il tuo posto, e ti siedi appena il tavolo risponde.',
    noSeat: 'Per ora il posto di questo link non è disponibile: puoi solo guardare. Conserva il link.',
    unknownSeat:
      'Per ora questo tavolo non riconosce il tuo posto: puoi solo guardare. Il posto resta nel tuo elenco; torna più tardi o chiedi all’host.',
    notKept:
      'Questo browser non ci permette di conservare il tuo posto. Puoi giocare finché questa pagina è aperta; per tornare più tardi, copia il tuo link privato dal menu del tavolo.',
  },

  settings: {
    title: 'Impostazioni',
    theme: 'Aspetto',
    themes: { auto: 'Come il dispositivo', light: 'Chiaro', dark: 'Scuro' },
    language: 'Lingua',
    languageAuto: 'Come il browser',
    motion: 'Velocità delle animazioni',
    motions: { slow: 'Lenta', normal: 'Normale', fast: 'Rapida', off: 'Disattivate' },
    sounds: 'Suoni',
    soundsOn: 'Attivi',
    soundsOff: 'Disattivati',
    volume: 'Volume',
    vibration: 'Vibrazione',
    vibrationText: 'Breve, quando tocca a te.',
  },

  rules: {
    loading: 'Caricamento del regolamento…',
    now: 'Adesso',
    search: 'Cerca nel regolamento',
    none: 'Nessuna regola trovata.',
  },

  unknown: {
    title: 'Qui non c’è niente',
    text: 'Questa pagina non esiste.',
  },

  sorry: {
    page: 'Ci dispiace: questa pagina ha avuto un problema.',
    pageText: 'Ai tuoi tavoli non si è perso niente: ogni mossa confermata è salva sul server.',
    table: 'Ci dispiace: questo tavolo non si può mostrare come si deve.',
    board: 'Ci dispiace: il tabellone non si può mostrare.',
    boardText: 'La partita continua e non si è perso niente. Puoi giocare con il tavolo come testo, qui sotto.',
    part: 'Ci dispiace: questa parte della pagina ha avuto un problema.',
    noText: 'Il tavolo non si può mostrare nemmeno come testo.',
    retry: 'Riprova',
    reload: 'Ricarica la pagina',
    report: 'Dettagli per la segnalazione',
    reportText: 'Invia questo testo a chi gestisce il server. Non contiene nomi, carte o chiavi d’accesso.',
    copy: 'Copia la segnalazione',
    toast: 'Qualcosa è andato storto in questa pagina.',
  },

  errors: {
    offline: 'Il server non è raggiungibile.',
    other: 'Qualcosa è andato storto sul server.',
  },
};
