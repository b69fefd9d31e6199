// Gentlemen Thieves: the story and the chart in Italian.

import type { BookWords } from '../../book';

export const words: BookWords = {
  story:
    'Tutti i giornali parlano di loro, e nessuno sa dare un volto ai nomi: Arsène Lupin, la Comtesse de Cagliostro, Dolorès Kesselbach, Beaumagnan, Grand Paul. In questa stagione frequentano gli stessi cinque indirizzi, e hanno bisogno gli uni degli altri: senza guanti, corda, lampada, maschera e piede di porco non si entra. Stanotte due si alleano contro tre; domani il mediatore li avrà accoppiati in altro modo, e il complice di ieri adocchierà la tua parte. Ci sono tunnel da scavare, un lucchetto da mettere alla porta sbagliata e una vecchia auto che non fa domande. Basta non perdere tempo: il brigadiere Béchoux fa la ronda, e dove compare lui la serata è finita.',
  chart: [
    {
      title: 'Una manche',
      isOrdered: true,
      items: [
        {
          name: 'Alleanze',
          text: 'Il primo giocatore divide i cinque colori, due contro tre; in modo diverso dalla manche precedente.',
          rule: 'GT-3.1',
        },
        {
          name: 'Azioni',
          text: 'Dalla sinistra del primo giocatore, in senso orario, una ciascuno, finché non avviene un colpo.',
          rule: 'GT-3.2',
        },
      ],
    },
    {
      title: 'Tocca a te: una di queste',
      items: [
        {
          name: 'Prendere',
          text: 'uno dei tre segnalini dell’esposizione, che si riempie subito, e metterlo in un luogo.',
          rule: 'GT-3.3',
        },
        { name: 'Pescare', text: 'il primo segnalino della pila, e metterlo in un luogo.', rule: 'GT-3.4' },
        { name: 'Favore', text: 'Spenderne uno e spostare un segnalino speciale.', rule: 'GT-3.5' },
        {
          name: 'Limite',
          text: 'Al massimo tre segnalini dello stesso tipo per luogo; i luoghi collegati contano come uno.',
          rule: 'GT-3.6',
        },
      ],
    },
    {
      title: 'Il colpo, in quest’ordine',
      isOrdered: true,
      items: [
        {
          name: 'Quando',
          text: 'Tutti e cinque i tipi sono in un luogo, o in due luoghi collegati, senza il lucchetto.',
          rule: 'GT-4.1',
        },
        {
          name: 'Chi',
          text: 'Vince l’alleanza che lì ha più attrezzi dei suoi colori. Il bottino non conta.',
          rule: 'GT-4.2',
        },
        {
          name: 'Spartizione',
          text: 'Attrezzi e bottino si dividono in parti uguali tra i colori vincenti; il resto è perso. In parità è tutto perso.',
          rule: 'GT-4.3',
        },
        { name: 'Tunnel', text: 'Dopo un colpo in luoghi collegati, uno dei due torna al centro.', rule: 'GT-4.4' },
        { name: 'Nuovi attrezzi', text: 'Due segnalini della pila in ogni luogo svuotato.', rule: 'GT-4.5' },
        { name: 'Nuovo bottino', text: 'Se non ce n’è in nessun luogo: due dalla riserva alla banca.', rule: 'GT-4.6' },
        { name: 'Manche successiva', text: 'Il mediatore passa a sinistra.', rule: 'GT-4.7' },
      ],
    },
    {
      title: 'I segnalini speciali',
      items: [
        {
          name: 'Tunnel',
          text: 'Da un luogo o dal centro. Due tunnel in luoghi diversi ne fanno un luogo solo.',
          rule: 'GT-5.1',
        },
        {
          name: 'Lucchetto',
          text: 'Da un luogo a un altro. Niente colpi dove si trova, né nel luogo collegato a quello.',
          rule: 'GT-5.2',
        },
        {
          name: 'Auto',
          text: 'Da un luogo o dal centro. Poi un attrezzo di quel luogo può andare in quello del lucchetto.',
          rule: 'GT-5.3',
        },
        { name: 'Bottino', text: 'Uno o più, da un luogo a un solo altro.', rule: 'GT-5.4' },
      ],
    },
    {
      title: 'La fine',
      items: [
        { name: 'Brigadiere', text: 'Nel momento in cui compare, la partita è finita.', rule: 'GT-6.1' },
        { name: 'Punteggio', text: 'Il numero di segnalini nella pila del tuo colore.', rule: 'GT-6.2' },
        {
          name: 'Parità',
          text: 'Più favori conservati, poi più attrezzi del proprio colore nella pila.',
          rule: 'GT-6.3',
        },
      ],
    },
  ],
  examples: {
    'GT-4.3':
      'All’opera ci sono nove attrezzi quando arriva il quinto tipo. Cinque sono verdi o neri, due colori alleati; rosso, viola e giallo ne hanno quattro. Vincono il verde e il nero. Nove diviso due fa quattro ciascuno, e il nono è perso.',
  },
  labels: {},
};
