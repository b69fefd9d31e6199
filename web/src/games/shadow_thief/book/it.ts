// The Shadow Thief: the story and the chart in Italian.

import type { BookWords } from '../../book';

export const words: BookWords = {
  story:
    'C’è neve sui binari, e stasera non parte nessun treno: mezza Parigi, diretta al sud, è bloccata nel grand hotel. Tra la minestra e il secondo valzer sparisce la prima collana. A mezzanotte gli ospiti corrono per i corridoi con anelli, spille e orecchini in tasca, giù in cantina, dove per ognuno c’è una cassaforte aperta. Quattro ladri alloggiano qui sotto falso nome, e ciascuno ha un debole per una cosa sola. Il quinto prende tutto. Di lui non si è mai visto altro che un’ombra sulla tappezzeria. Porta giù quello che puoi, e chiudi in tempo: l’ultimo troverà la cantina ripulita.',
  chart: [
    {
      title: 'Un turno: sette passi, tutti insieme',
      isOrdered: true,
      items: [
        {
          name: 'Giocare',
          text: 'Chi ha la cassaforte aperta sceglie una carta in segreto; si rivelano tutte insieme.',
          rule: 'SD-3.1',
        },
        { name: 'Annullare', text: 'I gioielli di uguale valore, di qualunque tipo, si scartano.', rule: 'SD-3.2' },
        {
          name: 'Ladri',
          text: 'Ognuno prende un gioiello del suo tipo rivelato da un altro; il ladro d’ombra per primo, di qualunque tipo. Il gioiello va subito nella cassaforte. Poi i ladri si scartano.',
          rule: 'SD-3.3',
        },
        {
          name: 'Altri gioielli',
          text: 'Se il tuo gioiello è ancora davanti a te, puoi aggiungerne dalla mano altri dello stesso tipo.',
          rule: 'SD-3.4',
        },
        {
          name: 'Mettere al sicuro',
          text: 'Tutti i gioielli davanti a te vanno nella tua cassaforte e ci restano.',
          rule: 'SD-3.5',
        },
        {
          name: 'Chiudere',
          text: 'Una carta cassaforte chiude la tua cassaforte se dentro c’è almeno un gioiello, e non più carte gioiello del valore della carta cassaforte. Altrimenti la carta cassaforte si scarta. Chi ha chiuso resta fuori fino alla fine della manche.',
          rule: 'SD-3.6',
        },
        {
          name: 'Pescare',
          text: 'fino a quattro carte. Se il mazzo non basta per tutti: fino a tre, e così via, lo stesso per tutti.',
          rule: 'SD-3.7',
        },
      ],
    },
    {
      title: 'La manche finisce',
      items: [
        { name: 'Resta aperta una sola cassaforte', text: 'dopo le chiusure: segna 0.', rule: 'SD-4.1' },
        {
          name: 'Si chiuderebbero insieme tutte quelle aperte',
          text: 'Non se ne chiude nessuna, e queste segnano tutte 0.',
          rule: 'SD-4.2',
        },
        {
          name: 'Niente più mazzo né carte',
          text: 'dopo aver aggiunto i gioielli: all’istante, e le casseforti aperte segnano 0, anche con una carta cassaforte sul tavolo.',
          rule: 'SD-4.3',
        },
      ],
    },
    {
      title: 'Punteggio',
      items: [
        { name: 'Cassaforte chiusa', text: 'La somma dei valori dei suoi gioielli.', rule: 'SD-5.1' },
        { name: 'Partita', text: 'Vince il totale più alto di tutte le manche.', rule: 'SD-2.1' },
      ],
    },
    {
      title: 'Le carte',
      items: [
        {
          name: '80 gioielli',
          text: 'Anello, collana, spilla, orecchino: valori da 1 a 10, due di ciascuno.',
          rule: 'SD-1.1',
        },
        {
          name: '20 casseforti chiuse',
          text: 'Valori da 4 a 15: due per valore fino a 11, una da 12 in poi.',
          rule: 'SD-1.2',
        },
        { name: '5 ladri', text: 'Uno per ogni tipo, e il ladro d’ombra.', rule: 'SD-1.3' },
      ],
    },
  ],
  examples: {},
  labels: {},
};
