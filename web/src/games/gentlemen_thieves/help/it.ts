// Gentlemen Thieves: help in Italian.

import type { HelpWords } from '../../help';

export const words: HelpWords = {
  can: {
    ally: 'Dividi i cinque colori: premi i due che stanno insieme contro gli altri tre.',
    take: 'Prendi uno dei segnalini esposti, poi mettilo in un luogo.',
    draw: 'Pesca alla cieca il primo segnalino della pila, poi mettilo in un luogo.',
    at: 'Metti in un luogo il segnalino che hai in mano.',
    tunnel: 'Spendi un favore per un tunnel: due tunnel fanno di due luoghi uno solo.',
    padlock: 'Spendi un favore per il lucchetto: dove si trova non avvengono colpi.',
    car: 'Spendi un favore per l’auto: può portare un segnalino dove c’è il lucchetto.',
    loot: 'Spendi un favore per il bottino: spostane da un luogo a un altro.',
    carry: 'Scegli il segnalino che l’auto porta via, o niente.',
    return: 'Rimetti al centro uno dei due tunnel.',
  },
  reasons: {
    over: 'La partita è finita.',
    not_your_turn: 'Non tocca a te.',
    ally_first: 'Prima dividi i colori: due contro tre.',
    place_first: 'Prima metti in un luogo il segnalino che hai in mano.',
    carry_first: 'Prima scegli che cosa porta l’auto.',
    return_first: 'Prima rimetti un tunnel al centro.',
    ally: 'I colori li divide il primo giocatore, all’inizio di un giro.',
    same_split: 'I colori erano divisi così nel giro precedente: serve un’altra divisione.',
    not_displayed: 'Questo segnalino non è esposto.',
    at: 'Non hai in mano nessun segnalino.',
    full: 'Ci sono già tre segnalini di questo tipo: nessun luogo ne tiene di più.',
    full_joined: 'I luoghi collegati contano come uno, e questi hanno già tre segnalini di questo tipo.',
    no_favour: 'I segnalini speciali si spostano con un favore, e tu non ne hai più.',
    no_tunnel: 'Non c’è nessun tunnel da spostare.',
    no_padlock: 'Il lucchetto è altrove.',
    no_car: 'L’auto è altrove.',
    no_loot: 'In questo luogo non c’è abbastanza bottino.',
    carry: 'Un segnalino si porta solo quando l’auto si è appena mossa.',
    not_at_car: 'Questo segnalino non è dove si trova l’auto.',
    padlock_full: 'Il luogo del lucchetto non può ricevere un altro segnalino di questo tipo.',
    return: 'Un tunnel torna al centro solo dopo un colpo in luoghi collegati.',
    no_tunnel_here: 'Qui non c’è nessun tunnel di questo colpo.',
  },
};
