// Gentlemen Thieves: the story and the chart in French.

import type { BookWords } from '../../book';

export const words: BookWords = {
  story:
    'Tous les journaux parlent d’eux, et personne ne met un visage sur les noms : Arsène Lupin, la Comtesse de Cagliostro, Dolorès Kesselbach, Beaumagnan, Grand Paul. Cette saison, ils visitent les cinq mêmes adresses, et ils ont besoin les uns des autres : sans gants, corde, lampe, masque et pied-de-biche, on n’entre pas. Ce soir, deux d’entre eux s’entendent contre trois ; demain, l’entremetteur les aura appariés autrement, et le complice d’hier louchera sur ta part. Il y a des tunnels à creuser, un cadenas à mettre sur la mauvaise porte et un tacot qui ne pose pas de questions. Mais ne traîne pas : le brigadier Béchoux fait sa ronde, et là où il apparaît, la soirée est finie.',
  chart: [
    {
      title: 'Un tour de jeu',
      isOrdered: true,
      items: [
        {
          name: 'Alliances',
          text: 'Le premier joueur partage les cinq couleurs, deux contre trois ; autrement qu’au tour précédent.',
          rule: 'GT-3.1',
        },
        {
          name: 'Cambriolages',
          text: 'À partir de la gauche du premier joueur, dans le sens des aiguilles d’une montre, une action chacun, jusqu’au casse.',
          rule: 'GT-3.2',
        },
      ],
    },
    {
      title: 'À toi : une de ces actions',
      items: [
        {
          name: 'Prendre',
          text: 'un des trois pions du plateau de jeu, remplacé aussitôt, et le poser dans un lieu.',
          rule: 'GT-3.3',
        },
        { name: 'Piocher', text: 'le premier pion de la pioche, et le poser dans un lieu.', rule: 'GT-3.4' },
        { name: 'Coup de pouce', text: 'En dépenser un et déplacer un pion spécial.', rule: 'GT-3.5' },
        {
          name: 'Limite',
          text: 'Trois pions du même type au plus par lieu ; des lieux reliés n’en font qu’un.',
          rule: 'GT-3.6',
        },
      ],
    },
    {
      title: 'Le casse, dans cet ordre',
      isOrdered: true,
      items: [
        {
          name: 'Quand',
          text: 'Les cinq types sont dans un lieu, ou dans deux lieux reliés, sans le cadenas.',
          rule: 'GT-4.1',
        },
        {
          name: 'Qui',
          text: 'L’alliance qui y a le plus d’équipement à ses couleurs gagne. Les butins ne comptent pas.',
          rule: 'GT-4.2',
        },
        {
          name: 'Partage',
          text: 'Équipement et butins sont partagés également entre les couleurs gagnantes ; le reste est perdu. En cas d’égalité, tout est perdu.',
          rule: 'GT-4.3',
        },
        {
          name: 'Tunnel',
          text: 'Après un casse dans des lieux reliés, l’un des deux retourne au centre de la table.',
          rule: 'GT-4.4',
        },
        { name: 'Nouvel équipement', text: 'Deux pions de la pioche dans chaque lieu vidé.', rule: 'GT-4.5' },
        {
          name: 'Nouveaux butins',
          text: 'S’il n’y en a dans aucun lieu : deux de la réserve à la banque.',
          rule: 'GT-4.6',
        },
        { name: 'Tour suivant', text: 'L’entremetteur passe à gauche.', rule: 'GT-4.7' },
      ],
    },
    {
      title: 'Les pions spéciaux',
      items: [
        {
          name: 'Tunnel',
          text: 'D’un lieu ou du centre de la table. Deux tunnels dans deux lieux différents les relient en un seul.',
          rule: 'GT-5.1',
        },
        {
          name: 'Cadenas',
          text: 'D’un lieu à un autre. Pas de casse là où il est, ni dans le lieu relié à celui-là.',
          rule: 'GT-5.2',
        },
        {
          name: 'Tacot',
          text: 'D’un lieu ou du centre de la table. Puis il peut emporter un pion Équipement de son nouveau lieu vers celui du cadenas.',
          rule: 'GT-5.3',
        },
        { name: 'Butin', text: 'Un ou plusieurs, d’un lieu vers un seul autre.', rule: 'GT-5.4' },
      ],
    },
    {
      title: 'La fin',
      items: [
        { name: 'Brigadier', text: 'Dès qu’il apparaît, la partie est finie.', rule: 'GT-6.1' },
        { name: 'Score', text: 'Le nombre de pions dans la pile de ta couleur.', rule: 'GT-6.2' },
        {
          name: 'Égalité',
          text: 'Le plus de coups de pouce gardés, puis le plus d’équipement de ta couleur dans la pile.',
          rule: 'GT-6.3',
        },
      ],
    },
  ],
  examples: {
    'GT-4.3':
      'Neuf pions Équipement sont à l’opéra quand le cinquième type arrive. Cinq sont verts ou noirs, deux couleurs alliées ; rouge, violet et jaune en ont quatre. Vert et noir l’emportent. Neuf pour deux, cela fait quatre chacun, et le neuvième est perdu.',
  },
  labels: {},
};
