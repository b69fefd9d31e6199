// Gentlemen Thieves: help in French.

import type { HelpWords } from '../../help';

export const words: HelpWords = {
  can: {
    ally: 'Partage les cinq couleurs : touche les deux qui s’allient contre les trois autres.',
    take: 'Prends un des pions du plateau de jeu, puis pose-le dans un lieu.',
    draw: 'Pioche un pion à l’aveugle, puis pose-le dans un lieu.',
    at: 'Pose dans un lieu le pion que tu as en main.',
    tunnel: 'Dépense un coup de pouce pour un tunnel : deux tunnels font de deux lieux un seul.',
    padlock: 'Dépense un coup de pouce pour le cadenas : là où il est posé, il n’y a pas de casse.',
    car: 'Dépense un coup de pouce pour le tacot : il peut emporter un pion jusqu’au cadenas.',
    loot: 'Dépense un coup de pouce pour du butin : déplace-le d’un lieu à un autre.',
    carry: 'Choisis le pion que le tacot emporte, ou rien.',
    return: 'Remets au centre de la table un des deux tunnels.',
  },
  reasons: {
    over: 'La partie est finie.',
    not_your_turn: 'Ce n’est pas à toi de jouer.',
    ally_first: 'Partage d’abord les couleurs : deux contre trois.',
    place_first: 'Pose d’abord le pion que tu as en main.',
    carry_first: 'Choisis d’abord ce que le tacot emporte.',
    return_first: 'Remets d’abord un tunnel au centre de la table.',
    ally: 'C’est le premier joueur qui partage les couleurs, au début d’un tour.',
    same_split: 'Les couleurs étaient partagées ainsi au tour précédent : il faut un autre partage.',
    not_displayed: 'Ce pion n’est pas sur le plateau de jeu.',
    at: 'Tu n’as pas de pion en main à poser.',
    full: 'Il y a déjà trois pions de ce type ici : c’est le maximum pour un lieu.',
    full_joined: 'Deux lieux reliés n’en font qu’un, et ceux-ci ont déjà trois pions de ce type.',
    no_favour: 'Les pions spéciaux se déplacent pour un coup de pouce, et tu n’en as plus.',
    no_tunnel: 'Il n’y a pas de tunnel à déplacer.',
    no_padlock: 'Le cadenas est ailleurs.',
    no_car: 'Le tacot est ailleurs.',
    no_loot: 'Il n’y a pas autant de butins dans ce lieu.',
    carry: 'Le tacot n’emporte un pion que quand on vient de le déplacer.',
    not_at_car: 'Ce pion n’est pas là où est le tacot.',
    padlock_full: 'Le lieu du cadenas ne peut pas recevoir un autre pion de ce type.',
    return: 'Un tunnel ne retourne au centre de la table qu’après un casse dans des lieux reliés.',
    no_tunnel_here: 'Aucun tunnel de ce casse n’est ici.',
  },
};
