// Che cosa si conserva qui, e per quanto.

import { counted } from './grammar';
import type { Privacy } from '../en/privacy';

export const privacy: Privacy = {
  privacy: {
    title: 'Riservatezza',
    lead: 'Nessun account, niente cookie, niente pubblicità, niente da altri siti. Si conserva ciò che serve a una partita, e nient’altro.',
    device: {
      title: 'Sul tuo dispositivo',
      text: 'I tuoi posti, i nomi che hai scritto, le impostazioni, gli enigmi che hai risolto, le tue serate duplicate e mani del giorno, chi hai silenziato e ciò da cui il loggione degli spettatori ti riconosce restano in questo browser. Se cancelli i dati di questo sito, spariscono; il tuo link privato ti ridà il posto.',
    },
    server: {
      title: 'Sul server',
      text: 'Per ogni tavolo: i nomi che sono stati scritti, ogni mossa con la sua ora, ciò che si è detto in chat e nel loggione, le reazioni alle mosse, e quando sei in pausa. I tuoi segreti nella partita non si mostrano a nessuno prima della fine. Il tuo posto è conservato come impronta, con cui nessuno può sedersi. Il tuo indirizzo di rete non vi è unito. I tavoli aperti a tutti compaiono in un elenco con il nome di chi ospita; le segnalazioni restano al massimo 90 giorni, con le ultime 20 righe della chat. Di una serata duplicata: che partecipi, i tuoi posti e i tuoi punti; quando è finita li vede con il tuo nome chi ha il suo link, e quelli della mano del giorno li vedono tutti.',
    },
    messages: {
      title: 'Se vuoi sapere quando tocca a te',
      text: 'Allora anche l’indirizzo che dai: quello del tuo browser presso il suo servizio di messaggi, quello di un webhook o della tua casella; con la lingua, il fuso orario e le ore di silenzio. Si cancellano quando ci rinunci, quando lasci il posto, o una settimana dopo la partita. Un messaggio dice di quale gioco si tratta, e nulla della partita; per un browser è per giunta cifrato.',
    },
    person: {
      title: 'Chi sei, se ti va',
      text: (days) =>
        `Al tuo primo tavolo il browser si fa una chiave. Il server ne conserva l’impronta, l’ultimo nome che hai usato, il tipo di browser e di sistema, e il giorno dell’ultima visita; di una passkey, la metà pubblica. Di ogni partita finita resta una riga, anche quando il tavolo non c’è più: quale gioco, in quale giorno, il tuo posto e i tuoi punti. Delle partite classificate resta anche il tuo punteggio, prima e dopo; da cinque in poi il tuo nome, il tuo punteggio e il numero delle partite sono in una classifica che tutti possono vedere, a meno che tu non ti nasconda. Se hai amici: chi sono, chi hai invitato, di chi non vuoi inviti, e l’impronta del tuo link. Gli amici vedono il tuo nome, se oggi sei stato qui e la vostra ultima partita insieme. Si cancella tutto quando lo dici tu, o quando nessuno ti vede da ${counted(days, 'giorno', 'giorni')}. Chi guarda soltanto non viene registrato.`,
      link: 'Scarica o cancella tutto',
    },
    time: {
      title: 'Per quanto tempo',
      text: (finished, unfinished, waiting) =>
        `Un tavolo si cancella ${counted(finished, 'giorno', 'giorni')} dopo la partita, ${counted(unfinished, 'giorno', 'giorni')} dopo l’ultima mossa se la partita non è finita, e dopo ${counted(waiting, 'giorno', 'giorni')} se non è mai cominciata. Le copie di sicurezza possono averlo ancora per qualche settimana.`,
    },
    others: {
      title: 'Chi altri lo vede',
      text: 'Chi ha il link di un tavolo vede ciò che vi è pubblico, finché chi ospita ammette spettatori; a partita finita, tutto si può rivedere. Chi gestisce il server potrebbe leggere ciò che è conservato. Nessun altro riceve nulla.',
    },
    rights: {
      title: 'Che cosa puoi fare',
      text: 'Lascia un posto dal menu del tavolo, e il suo link privato non vale più nulla; chi ospita può chiudere il tavolo. Chi gestisce questo server può mostrarti tutto ciò che è conservato con il tuo nome, e cancellarlo.',
      contact: 'Scrivigli',
      none: 'Qui non è dato nessun indirizzo: chiedi a chi ti ha mandato il link.',
    },
  },
};
