// The Shadow Thief: help in Italian.

import type { HelpWords } from '../../help';

export const words: HelpWords = {
  can: {
    play: 'Scegli in segreto una carta della tua mano. Si scoprono tutte insieme.',
    steal: 'Fai prendere al tuo ladro un gioiello che un altro giocatore ha scoperto.',
    add: 'Aggiungi dalla mano un gioiello dello stesso tipo; nessuno te lo può prendere.',
    done: 'Non aggiungere altro: i tuoi gioielli vanno nella cassaforte.',
  },
  reasons: {
    over: 'La partita è finita.',
    closed: 'La tua cassaforte è chiusa: sei fuori fino alla fine della manche.',
    chosen: 'Hai scelto la tua carta; resta lì finché tutti hanno scelto.',
    no_card: 'Non hai più carte: salti questo turno.',
    not_your_turn: 'Prima devono scegliere altri.',
    not_in_hand: 'Non hai questa carta in mano.',
    add_later: 'I gioielli si aggiungono dopo aver scoperto le carte, se il proprio è ancora lì.',
    steal_later: 'Un gioiello lo prende un ladro, dopo che tutte le carte sono scoperte.',
    thief_first: 'Prima il tuo ladro prende un gioiello.',
    own: 'Un ladro prende a un altro giocatore, non a te.',
    nothing_shown: 'Lì non è stato scoperto niente.',
    no_jewel: 'I ladri prendono solo gioielli, né casseforti né ladri.',
    cancelled: 'Questo gioiello è annullato: un altro ha lo stesso valore.',
    taken: 'Un altro ladro ha già preso questo gioiello.',
    wrong_thief: 'Il tuo ladro prende un altro tipo di gioiello.',
    adding: 'Si aggiungono solo gioielli del tipo che hai scoperto; le altre carte aspettano il prossimo turno.',
    thieves_gone: 'I ladri di questo turno se ne sono andati.',
  },
};
