// The Shadow Thief: the story and the chart in French.

import type { BookWords } from '../../book';

export const words: BookWords = {
  story:
    'Il neige sur la voie, et aucun train ne partira ce soir : tout ce que Paris envoyait vers le Midi est bloqué au grand hôtel. Entre le potage et la deuxième valse, un premier collier manque. À minuit, les clients pressent le pas dans les couloirs, bagues, broches et boucles d’oreilles en poche, et descendent à la cave, où un coffre-fort attend chacun d’eux, porte ouverte. Quatre voleurs logent ici sous un faux nom, et chacun n’a de faible que pour une seule chose. Le cinquième prend tout. De lui, on n’a jamais vu qu’une ombre sur la tapisserie. Descends ce que tu peux, et ferme à temps : le dernier trouvera la cave vide.',
  chart: [
    {
      title: 'Un tour : sept actions, tous ensemble',
      isOrdered: true,
      items: [
        {
          name: 'Jouer une carte',
          text: 'Chaque joueur dont le coffre est ouvert en choisit une en secret ; toutes sont révélées en même temps.',
          rule: 'SD-3.1',
        },
        {
          name: 'Annulation',
          text: 'Les bijoux de même valeur, quel que soit leur type, sont défaussés.',
          rule: 'SD-3.2',
        },
        {
          name: 'Voleurs',
          text: 'Chacun prend un bijou de son type révélé par un autre joueur ; le voleur d’ombres d’abord, de n’importe quel type. Le bijou va droit au coffre. Puis les voleurs sont défaussés.',
          rule: 'SD-3.3',
        },
        {
          name: 'Bijoux supplémentaires',
          text: 'Si ton bijou est encore devant toi, tu peux ajouter de ta main des bijoux du même type.',
          rule: 'SD-3.4',
        },
        {
          name: 'Mettre au coffre',
          text: 'Tous les bijoux devant toi vont dans ton coffre et y restent.',
          rule: 'SD-3.5',
        },
        {
          name: 'Fermer',
          text: 'Une carte coffre ferme ton coffre s’il contient au moins un bijou, et pas plus de cartes bijou que la valeur de cette carte. Sinon, elle est défaussée. Ton coffre fermé, tu ne joues plus jusqu’à la fin de la manche.',
          rule: 'SD-3.6',
        },
        {
          name: 'Piocher',
          text: 'jusqu’à quatre cartes. Si la pioche ne suffit pas pour tous : jusqu’à trois, et ainsi de suite, la même limite pour chacun.',
          rule: 'SD-3.7',
        },
      ],
    },
    {
      title: 'La manche se termine',
      items: [
        { name: 'Un seul coffre reste ouvert', text: 'après la fermeture : il marque 0.', rule: 'SD-4.1' },
        {
          name: 'Tous les coffres ouverts se fermeraient à la fois',
          text: 'Aucun ne se ferme, et tous marquent 0.',
          rule: 'SD-4.2',
        },
        {
          name: 'Plus de pioche ni de cartes',
          text: 'une fois les bijoux ajoutés : aussitôt, et les coffres ouverts marquent 0, même avec une carte coffre sur la table.',
          rule: 'SD-4.3',
        },
      ],
    },
    {
      title: 'Les points',
      items: [
        { name: 'Coffre fermé', text: 'La somme des valeurs de ses bijoux.', rule: 'SD-5.1' },
        { name: 'Partie', text: 'Le plus haut total de toutes les manches gagne.', rule: 'SD-2.1' },
      ],
    },
    {
      title: 'Les cartes',
      items: [
        {
          name: '80 bijoux',
          text: 'Bague, collier, broche, boucle d’oreille : de 1 à 10, chacun en double.',
          rule: 'SD-1.1',
        },
        {
          name: '20 coffres fermés',
          text: 'De 4 à 15 : deux de chaque jusqu’à 11, un de chaque à partir de 12.',
          rule: 'SD-1.2',
        },
        { name: '5 voleurs', text: 'Un pour chaque type, et le voleur d’ombres.', rule: 'SD-1.3' },
      ],
    },
  ],
  examples: {},
  labels: {},
};
