// Gentlemen Thieves: help in French.

import type { HelpWords } from '../words';

export const words: HelpWords = {
  can: {
    ally: 'Partage les cinq couleurs : presse les deux qui s’allient contre les trois autres.',
    take: 'Prends un des pions de l’étalage, puis place-le.',
    draw: 'Pioche le premier pion sans le voir, puis place-le.',
    at: 'Place dans un lieu le pion que tu as en main.',
    tunnel: 'Dépense un coup de pouce pour un tunnel : deux tunnels réunissent deux lieux en un seul.',
    padlock: 'Dépense un coup de pouce pour le cadenas : là où il pend, il n’y a pas de casse.',
    car: 'Dépense un coup de pouce pour le tacot : il peut emporter un pion vers le lieu du cadenas.',
    loot: 'Dépense un coup de pouce pour du butin : déplace-le d’un lieu à un autre.',
    carry: 'Choisis le pion que le tacot emporte, ou rien.',
    return: 'Remets au centre un des deux tunnels.',
  },
  reasons: {
    over: 'La partie est finie.',
    not_your_turn: 'Ce n’est pas ton tour.',
    ally_first: 'Partage d’abord les couleurs : deux contre trois.',
    place_first: 'Place d’abord le pion que tu as en main.',
    carry_first: 'Dis d’abord ce que le tacot emporte.',
    return_first: 'Remets d’abord un tunnel au centre.',
    ally: 'C’est le premier joueur qui partage les couleurs, au début d’une manche.',
    same_split: 'Les couleurs étaient partagées ainsi à la manche précédente : il faut un autre partage.',
    not_displayed: 'Ce pion n’est pas à l’étalage.',
    at: 'Tu n’as pas de pion en main à placer.',
    full: 'Il y a déjà trois pions de cette sorte : aucun lieu n’en contient plus.',
    full_joined: 'Des lieux réunis comptent pour un, et ceux-ci ont déjà trois pions de cette sorte.',
    no_favour: 'Les pions spéciaux se déplacent pour un coup de pouce, et tu n’en as plus.',
    no_tunnel: 'Il n’y a pas de tunnel à déplacer.',
    no_padlock: 'Le cadenas est ailleurs.',
    no_car: 'Le tacot est ailleurs.',
    no_loot: 'Il n’y a pas tant de butin dans ce lieu.',
    carry: 'On n’emporte un pion que juste après avoir déplacé le tacot.',
    not_at_car: 'Ce pion n’est pas là où est le tacot.',
    padlock_full: 'Le lieu du cadenas ne peut pas recevoir un autre pion de cette sorte.',
    return: 'Un tunnel ne retourne au centre qu’après un casse dans des lieux réunis.',
    no_tunnel_here: 'Aucun tunnel de ce casse n’est ici.',
  },
};
