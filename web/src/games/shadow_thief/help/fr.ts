// The Shadow Thief: help in French.

import type { HelpWords } from '../../help';

export const words: HelpWords = {
  can: {
    play: 'Choisis en secret une carte de ta main. Toutes sont révélées en même temps.',
    steal: 'Ton voleur prend un bijou qu’un autre joueur a révélé : choisis lequel.',
    add: 'Ajoute de ta main un bijou du même type ; personne ne peut le prendre.',
    done: 'N’ajoute plus rien : tes bijoux vont dans le coffre.',
  },
  reasons: {
    over: 'La partie est finie.',
    closed: 'Ton coffre est fermé : tu ne joues plus jusqu’à la fin de la manche.',
    chosen: 'Tu as choisi ta carte ; elle reste là jusqu’à ce que tous aient choisi.',
    no_card: 'Tu n’as plus de carte : tu passes ce tour.',
    not_your_turn: 'D’autres doivent choisir d’abord.',
    not_in_hand: 'Tu n’as pas cette carte en main.',
    add_later: 'On ajoute des bijoux une fois les cartes révélées, si le sien est encore là.',
    steal_later: 'C’est un voleur qui prend un bijou, une fois toutes les cartes révélées.',
    thief_first: 'D’abord, ton voleur prend un bijou.',
    own: 'Ton voleur vole un autre joueur, pas toi.',
    nothing_shown: 'Aucune carte n’a été révélée ici.',
    no_jewel: 'Les voleurs ne prennent que des bijoux, ni coffres ni voleurs.',
    cancelled: 'Ce bijou est annulé : un autre a la même valeur.',
    taken: 'Un autre voleur a déjà pris ce bijou.',
    wrong_thief: 'Ton voleur prend un autre type de bijou.',
    adding: 'On n’ajoute que des bijoux du type qu’on a révélé ; les autres cartes attendent le tour suivant.',
    thieves_gone: 'Les voleurs de ce tour sont déjà défaussés.',
  },
};
