// Gentlemen Thieves: help in French.

import type { HelpWords } from '../../help';

export const words: HelpWords = {
  can: {
    ally: 'Partage les cinq couleurs : touche les deux qui s’allient contre les trois autres.',
    take: 'Prends un des pions de l’étalage, puis pose-le dans un lieu.',
    draw: 'Pioche le premier pion sans le voir, puis pose-le dans un lieu.',
    at: 'Pose dans un lieu le pion que tu as en main.',
    tunnel: 'Dépense un coup de pouce pour un tunnel : deux tunnels font de deux lieux un seul.',
    padlock: 'Dépense un coup de pouce pour le cadenas : là où il est posé, il n’y a pas de casse.',
    car: 'Dépense un coup de pouce pour le tacot : il peut porter un pion jusqu’au cadenas.',
    loot: 'Dépense un coup de pouce pour du butin : déplace-le d’un lieu à un autre.',
    carry: 'Choisis le pion que le tacot porte, ou rien.',
    return: 'Remets au centre un des deux tunnels.',
  },
  reasons: {
    over: 'La partie est finie.',
    not_your_turn: 'Ce n’est pas à toi de jouer.',
    ally_first: 'Partage d’abord les couleurs : deux contre trois.',
    place_first: 'Pose d’abord le pion que tu as en main.',
    carry_first: 'Dis d’abord ce que le tacot porte.',
    return_first: 'Remets d’abord un tunnel au centre.',
    ally: 'C’est le premier joueur qui partage les couleurs, au début d’un tour.',
    same_split: 'Les couleurs étaient partagées ainsi au tour précédent : il faut un autre partage.',
    not_displayed: 'Ce pion n’est pas à l’étalage.',
    at: 'Tu n’as pas de pion en main à poser.',
    full: 'Il y a déjà trois pions de ce type : aucun lieu n’en contient plus.',
    full_joined: 'Des lieux reliés comptent pour un, et ceux-ci ont déjà trois pions de ce type.',
    no_favour: 'Les pions spéciaux se déplacent pour un coup de pouce, et tu n’en as plus.',
    no_tunnel: 'Il n’y a pas de tunnel à déplacer.',
    no_padlock: 'Le cadenas est ailleurs.',
    no_car: 'Le tacot est ailleurs.',
    no_loot: 'Il n’y a pas tant de butin dans ce lieu.',
    carry: 'Le tacot ne porte un pion que quand on vient de le déplacer.',
    not_at_car: 'Ce pion n’est pas là où est le tacot.',
    padlock_full: 'Le lieu du cadenas ne peut pas recevoir un autre pion de ce type.',
    return: 'Un tunnel ne retourne au centre qu’après un casse dans des lieux reliés.',
    no_tunnel_here: 'Aucun tunnel de ce casse n’est ici.',
  },
};
