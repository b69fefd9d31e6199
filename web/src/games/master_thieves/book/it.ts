// Master Thieves: the story, the chart and the figure in Italian.

import type { BookWords } from '../../book';

export const words: BookWords = {
  story:
    'Parigi, verso il 1900. Sul banco di un negozio di place Vendôme c’è un portagioie di noce con dodici cassetti, e mezza città ci ha messo gli occhi sopra. Il gioielliere e la gioielliera sanno distinguere il vetro dal diamante, e il vetro vogliono darlo via. I contrabbandieri svuotano i cassetti in compagnia e poi dividono, purché i detective non siano di più. Il ladro arraffa quello che sta davanti. Il maestro dei ladri ha sentito dire che cosa c’è dietro. E il detective? Non sfiora nemmeno il portagioie: sorveglia il cuscino rosso, dove va a finire tutto ciò che qualcuno lascia cadere. Stasera li interpreti tutti e sei, uno dopo l’altro. E gli altri pure.',
  chart: [
    {
      title: 'Una manche',
      isOrdered: true,
      items: [
        { name: 'Scegliere', text: 'Ognuno mette una carta coperta davanti a sé.', rule: 'MT-3.1' },
        {
          name: 'I contrabbandieri',
          text: 'rivelano la carta e fanno il loro turno. Poi la rivelano tutti gli altri, e i contrabbandieri si dividono il cuscino rosso.',
          rule: 'MT-3.2',
        },
        {
          name: 'Gioiellieri, gioielliere, ladri, maestri dei ladri',
          text: 'giocano in quest’ordine; a parità di personaggio comincia il numero più basso.',
          rule: 'MT-3.2',
        },
        {
          name: 'I detective',
          text: 'si dividono il cuscino rosso. Senza detective i gioielli restano lì.',
          rule: 'MT-3.3',
        },
        {
          name: 'Le carte',
          text: 'si mettono da parte. Dopo sei manche le dai tutte al vicino di sinistra.',
          rule: 'MT-3.4',
        },
      ],
    },
    {
      title: 'Un turno',
      isOrdered: true,
      items: [
        { name: 'Aprire', text: 'un cassetto, dove vuoi. Prima il portagioie non si muove.', rule: 'MT-4.1' },
        {
          name: 'Cade un gioiello',
          text: 'dalla faccia inferiore: tutto quello che è caduto va sul cuscino rosso, e il tuo personaggio non fa niente (tranne la gioielliera).',
          rule: 'MT-4.2',
        },
        {
          name: 'Cade un allarme',
          text: 'con dei gioielli: vanno sul cuscino nero del proprietario, o su quello rosso se ad aprire è stato lui. L’allarme torna al proprietario.',
          rule: 'MT-4.3',
        },
        { name: 'C’è un allarme', text: 'nella faccia superiore: è spento.', rule: 'MT-4.4' },
        {
          name: 'Agire',
          text: 'Se non è caduto nessun gioiello, il tuo personaggio fa il suo lavoro.',
          rule: 'MT-4.5',
        },
        {
          name: 'Muovere il portagioie',
          text: 'Girare una volta, capovolgere una volta: entrambe le cose, una o nessuna.',
          rule: 'MT-4.6',
        },
      ],
    },
    {
      title: 'I personaggi, nel loro ordine',
      isOrdered: true,
      items: [
        {
          name: 'Contrabbandiere',
          text: 'Tutti i gioielli che ci sono vanno sul cuscino rosso, e al loro posto va un’imitazione. Se i contrabbandieri sono almeno quanti i detective, prendono a turno i gioielli del cuscino rosso. Chi nel suo turno ha fatto cadere un gioiello non partecipa.',
          rule: 'MT-5.1',
        },
        {
          name: 'Gioielliere',
          text: 'Aggiunge un’imitazione. Fatto questo, può aggiungere l’allarme, se non ce n’è già uno.',
          rule: 'MT-5.2',
        },
        {
          name: 'Gioielliera',
          text: 'Aggiunge sempre un’imitazione, anche se sono caduti gioielli; può aggiungerne un’altra per ogni detective.',
          rule: 'MT-5.3',
        },
        { name: 'Ladro', text: 'Prende tutti i gioielli che stanno davanti.', rule: 'MT-5.4' },
        {
          name: 'Maestro dei ladri',
          text: 'Prende i gioielli davanti, o cerca dietro. Se da lì cade un rubino, resta a mani vuote. Altrimenti prende i gioielli davanti e, se sopra ce n’è uno, il rubino.',
          rule: 'MT-5.5',
        },
        {
          name: 'Detective',
          text: 'Non ha turno. Alla fine della manche prende gioielli dal cuscino rosso.',
          rule: 'MT-5.6',
        },
      ],
    },
    {
      title: 'Fine e punteggio',
      items: [
        { name: 'Fine', text: 'La manche in cui qualcuno resta senza imitazioni è l’ultima.', rule: 'MT-6.1' },
        { name: 'Rubini', text: 'Sono sei, uno in ogni cassetto lungo.', rule: 'MT-6.2' },
        {
          name: 'Punteggio',
          text: 'Cuscino nero: diamante 1, zaffiro 2, rubino 4. Cuscino bianco: diamante −1, zaffiro −2.',
          rule: 'MT-7.1',
        },
        { name: 'Parità', text: 'Più rubini, poi più zaffiri.', rule: 'MT-7.2' },
      ],
    },
  ],
  examples: {
    'MT-3.2':
      'Otto carte sono coperte: gioielliera 8, contrabbandieri 2, 5 e 8, detective 4, maestro dei ladri 3, ladri 5 e 7. Si rivelano solo i contrabbandieri: il 2 apre un cassetto, poi il 5, poi l’8. Ora si rivela il resto. Tre contrabbandieri contro un detective: si dividono il cuscino rosso. Nessuno è gioielliere, quindi si continua con la gioielliera, poi il ladro 5, il ladro 7 e il maestro dei ladri. Il detective viene per ultimo, e prende quello che nel frattempo è caduto.',
  },
  labels: {
    box: 'Il portagioie ha tre piani: in alto T, al centro M, in basso B.',
    above: 'Un piano visto dall’alto: quattro lati, N, E, S e W, con un cassetto ciascuno.',
    long: 'cassetto lungo',
    short: 'cassetto corto',
    drawer: 'Un cassetto lungo, aperto, visto di lato. Uno corto ha solo i primi scompartimenti.',
    up: 'faccia superiore',
    down: 'faccia inferiore: quello che c’è cade',
    front: 'primo scompartimento',
    secret: 'scompartimento segreto',
    rotate: 'Girare: il piano superiore, o i due piani superiori insieme, di un quarto.',
    turn: 'Capovolgere: alto e basso si scambiano, est e ovest anche, e le due facce di ogni cassetto.',
  },
};
