// The Shadow Thief: help in Italian.

import type { HelpWords } from '../../help';

export const words: HelpWords = {
  can: {
    play: 'Scegli in segreto una carta della tua mano. Si rivelano tutte insieme.',
    steal: 'Scegli il gioiello che il tuo ladro prende a un altro giocatore.',
    add: 'Aggiungi dalla mano un gioiello dello stesso tipo; nessuno te lo può prendere.',
    done: 'Non aggiungere altro: i tuoi gioielli vanno nella cassaforte.',
  },
  reasons: {
    over: 'La partita è finita.',
    closed: 'La tua cassaforte è chiusa: sei fuori fino alla fine della manche.',
    chosen: 'Hai scelto la tua carta; aspetta che tutti abbiano scelto.',
    no_card: 'Non hai più carte: salti questo turno.',
    not_your_turn: 'Prima devono scegliere altri.',
    not_in_hand: 'Non hai questa carta in mano.',
    add_later: 'I gioielli si aggiungono dopo che le carte sono rivelate, se il tuo è ancora davanti a te.',
    steal_later: 'I gioielli li prendono i ladri, dopo che tutte le carte sono rivelate.',
    thief_first: 'Prima scegli il gioiello che il tuo ladro prende.',
    own: 'Un ladro ruba agli altri giocatori, non a te.',
    nothing_shown: 'Lì non è stato rivelato niente.',
    no_jewel: 'I ladri prendono solo gioielli, non casseforti né altri ladri.',
    cancelled: 'Questo gioiello è annullato: un altro ha lo stesso valore.',
    taken: 'Un altro ladro ha già preso questo gioiello.',
    wrong_thief: 'Il tuo ladro prende un altro tipo di gioiello.',
    adding: 'Si aggiungono solo gioielli del tipo che hai rivelato; le altre carte aspettano il prossimo turno.',
    thieves_gone: 'I ladri di questo turno sono già stati scartati.',
  },
};
