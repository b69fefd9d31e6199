// What every page says.

import type { Common } from '../en/common';
import { list } from './grammar';

export const common: Common = {
  product: 'Vendôme',
  close: 'Chiudi',
  copy: 'Copia',
  copied: 'Copiato.',
  list,
  offline: 'Non sei in linea. I tuoi tavoli ti aspettano, e questa pagina torna da sola.',

  title: {
    plain: (title) => (title ? `${title} · Vendôme` : 'Vendôme'),
    yourTurn: (title) => `● Tocca a te · ${title}`,
  },

  levels: {
    random: { name: 'A caso', text: 'Gioca quello che capita: l’ideale per dare una prima occhiata alle regole.' },
    pickpocket: { name: 'Borseggiatore', text: 'Vede la prima buona occasione e la afferra.' },
    burglar: { name: 'Scassinatore', text: 'Pensa in anticipo, ma dimentica qualcosa e si lascia ingannare.' },
    mastermind: {
      name: 'Mente criminale',
      text: 'Si prende il suo tempo, non dimentica niente e ti legge nel pensiero.',
    },
  },

  link: {
    connecting: 'Connessione in corso…',
    lost: 'Connessione persa. Nuovo tentativo…',
    back: 'Di nuovo in linea.',
    kept: 'La tua mossa è al sicuro e viene inviata di nuovo.',
    again: 'Ancora nessuna risposta. Nuovo tentativo…',
    seatAwaited: 'In attesa del tavolo…',
    seatAwaitedText: 'Il tuo posto è nel link e niente è perduto: ti siedi appena il tavolo risponde.',
    noSeat: 'Il posto di questo link per ora non si può prendere, quindi stai guardando. Conserva il link.',
    unknownSeat:
      'Questo tavolo per ora non conosce il tuo posto, quindi stai guardando. Il posto resta nel tuo elenco; torna più tardi o chiedi a chi ospita.',
    notKept:
      'Questo browser non ci lascia conservare il tuo posto. Puoi giocare finché questa pagina è aperta; per tornare più tardi, copia il tuo link privato dal menu del tavolo.',
  },

  settings: {
    title: 'Impostazioni',
    theme: 'Aspetto',
    themes: { auto: 'Come il dispositivo', light: 'Giorno', dark: 'Notte' },
    language: 'Lingua',
    languageAuto: 'Come il browser',
    motion: 'Quello che succede si vede',
    motions: { slow: 'Piano', normal: 'Normale', fast: 'Veloce', off: 'Subito' },
    sounds: 'Suoni',
    soundsOn: 'Accesi',
    soundsOff: 'Spenti',
    volume: 'Volume',
    notify: 'Avvisami quando tocca a me',
    notifyOn: 'Ti avvisiamo quando tocca a te e questa scheda è in secondo piano.',
    notifyOff: 'Il browser te lo chiede una volta sola.',
    notifyBlocked: 'Il tuo browser blocca le notifiche di questo sito.',
    notifyAsk: 'Consenti',
  },

  rules: {
    loading: 'Prendiamo il regolamento…',
    now: 'Adesso',
    search: 'Cerca nel regolamento',
    none: 'Nessuna regola ne parla.',
  },

  unknown: {
    title: 'Qui non c’è niente',
    text: 'Una pagina così, in questa casa, non c’è.',
  },

  sorry: {
    page: 'Purtroppo questa pagina si è guastata.',
    pageText: 'Ai tuoi tavoli niente è perduto: ogni mossa confermata è conservata sul server.',
    table: 'Purtroppo questo tavolo non si può mostrare come si deve.',
    board: 'Purtroppo il tabellone non si può disegnare.',
    boardText: 'La partita continua e niente è perduto. Puoi giocare con il tavolo come testo, qui sotto.',
    part: 'Purtroppo questa parte della pagina si è guastata.',
    noText: 'Il tavolo non si può mostrare nemmeno come testo.',
    retry: 'Riprova',
    reload: 'Ricarica la pagina',
    report: 'Che cosa segnalare',
    reportText: 'Invialo a chi gestisce questo server. Non contiene nomi, carte o chiavi.',
    copy: 'Copia un rapporto',
    toast: 'Qualcosa è andato storto in questa pagina.',
  },

  errors: {
    offline: 'Il server non è raggiungibile.',
    other: 'Qualcosa è andato storto sul server.',
  },
};
