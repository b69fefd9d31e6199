// Gentlemen Thieves, taught in French.

import type { LessonWords } from '../../lessons';

export const words: LessonWords = {
  welcome: {
    says: 'Tu es Arsène Lupin, le rouge, et personne ne le sait. Les autres joueurs sont deux des quatre autres couleurs ; qui est qui reste secret jusqu’à la fin. La plus haute pile gagne alors la partie.',
  },
  places: {
    says: 'Cinq lieux de Paris attendent d’être cambriolés. Un casse a lieu dès qu’un lieu réunit les cinq types d’équipement : gants, corde, lampe, masque et pied-de-biche. Ici, à l’opéra, il y en a deux.',
  },
  ally: {
    says: 'Un tour commence par le premier joueur, qui partage les cinq couleurs : deux contre trois. C’est toi. Le rouge a deux pions à l’opéra : choisis-lui un partenaire avec qui partager.',
    press: 'Touche le rouge, puis le jaune.',
    instead: 'C’est une belle alliance. Mais pour notre histoire, que rouge et jaune travaillent ensemble.',
  },
  take: {
    says: 'Josette et Ganimard ont apporté un masque et une lampe à l’opéra. Il ne manque qu’un pied-de-biche ! À ton tour, tu prends un des trois pions du plateau de jeu, ou tu en pioches un à l’aveugle.',
    press: 'Prends le pied-de-biche rouge.',
    instead: 'Si tu ne prends pas le pied-de-biche, un autre le fera. Prends-le.',
  },
  place: {
    says: 'Rouge et jaune ont deux pions à l’opéra, l’autre camp en a deux. Le tien décide.',
    press: 'Pose-le à l’opéra.',
    instead: 'Il serait bien là aussi. Mais à l’opéra, il gagne un casse.',
  },
  heist: {
    says: 'Trois contre deux : rouge et jaune gagnent le casse. Tous les pions deviennent du butin, partagé à parts égales, au hasard ; ce qui ne se partage pas est perdu. Rouge et jaune en ont deux chacun.',
  },
  sides: {
    says: 'L’entremetteur passe à gauche, et Josette partage les couleurs autrement : violet et vert contre les trois autres, dont la tienne. À chaque tour, de nouveaux alliés.',
  },
  tunnel: {
    says: 'Au lieu de prendre un pion, tu peux dépenser un coup de pouce et déplacer un pion spécial. Deux tunnels font de deux lieux un seul : le manoir et le casino ont ensemble les cinq types, et quatre de ces pions sont à ton camp.',
    press: 'Touche le tunnel du centre de la table, puis le casino.',
    instead: 'Possible. Mais regarde : avec le tunnel, le manoir et le casino ne font qu’un, et tout est prêt.',
  },
  return: {
    says: 'Le casse a eu lieu aux deux endroits à la fois, et ton camp l’a partagé. Ensuite, un des tunnels retourne au centre de la table.',
    press: 'Remets le tunnel du manoir au centre de la table.',
    instead: 'Les deux conviendraient. Prenons celui du manoir.',
  },
  danger: {
    says: 'Un autre tour : vert et noir contre les autres. Ils ont apporté quatre types d’équipement à la banque, et deux butins y attendent d’être partagés. Un pied-de-biche est sur le plateau de jeu. Arrête-les !',
  },
  car: {
    says: 'Le tacot emporte un pion du lieu où il s’arrête vers celui du cadenas. Il te reste deux coups de pouce.',
    press: 'Touche le tacot, puis la banque.',
    instead: 'Cela ne les arrêterait pas. Envoie le tacot à la banque.',
  },
  carry: {
    says: 'Choisis ce qu’il emporte.',
    press: 'Emporte la corde noire.',
    instead: 'Tous conviendraient. Mais pour notre histoire, emporte la corde noire.',
  },
  padlock: {
    says: 'Elle est allée au musée, où est le cadenas. Aucun casse n’y a lieu tant que personne ne dépense un coup de pouce pour le déplacer ; si le lieu est prêt, le casse a alors lieu aussitôt.',
  },
  favours: {
    says: 'Il te reste un coup de pouce. Dépense-les bien : si deux piles sont à égalité, les coups de pouce restants départagent.',
  },
  end: {
    says: 'Bien plus tard, le brigadier sort de la pioche, et la partie s’arrête net. Les masques tombent, et la pile la plus haute est celle d’Arsène Lupin : la tienne. Tu sais tout, sauf les secrets des autres.',
  },
};
