// Master Thieves: the story, the chart and the figure in French.

import type { BookWords } from '../../book';

export const words: BookWords = {
  story:
    'Paris, vers 1900. Sur le comptoir d’une boutique de la place Vendôme trône un coffret en noyer à douze tiroirs, et la moitié de la ville a des vues sur lui. Le bijoutier et la bijoutière savent distinguer le verre du diamant, et comptent bien refiler le verre. Les contrebandiers vident les tiroirs à plusieurs et partagent, tant que la police n’est pas plus nombreuse. Le voleur attrape ce qui est devant. Le maître voleur a entendu parler de ce qu’il y a derrière. Et le détective ? Il ne pose pas un doigt sur le coffret. Il surveille le coussin rouge, où finit tout ce qu’on laisse tomber. Ce soir, tu joues les six, l’un après l’autre. Les autres aussi.',
  chart: [
    {
      title: 'Une manche',
      isOrdered: true,
      items: [
        { name: 'Choisir', text: 'Chacun pose une carte face cachée.', rule: 'MT-3.1' },
        {
          name: 'Les contrebandiers',
          text: 'révèlent leur carte et jouent leur tour. Puis tous les autres révèlent la leur, et les contrebandiers se partagent le butin.',
          rule: 'MT-3.2',
        },
        {
          name: 'Bijoutiers, bijoutières, voleurs, maîtres voleurs',
          text: 'jouent dans cet ordre ; pour un même personnage, le plus petit numéro d’abord.',
          rule: 'MT-3.2',
        },
        {
          name: 'Les détectives',
          text: 'se partagent le coussin rouge. Sans détective, les bijoux y restent.',
          rule: 'MT-3.3',
        },
        {
          name: 'Les cartes',
          text: 'sont mises de côté. Après six manches, tu les donnes toutes à ton voisin de gauche.',
          rule: 'MT-3.4',
        },
      ],
    },
    {
      title: 'Un tour',
      isOrdered: true,
      items: [
        { name: 'Ouvrir', text: 'un tiroir, où tu veux. Le coffret ne bouge pas avant.', rule: 'MT-4.1' },
        {
          name: 'Un bijou tombe',
          text: 'de la face inférieure : tout ce qui est tombé va sur le coussin rouge, et ton personnage ne fait rien (sauf la bijoutière).',
          rule: 'MT-4.2',
        },
        {
          name: 'Une alarme tombe',
          text: 'avec des bijoux : ils vont sur le coussin noir de son propriétaire, ou sur le rouge si c’est lui qui a ouvert. L’alarme lui revient.',
          rule: 'MT-4.3',
        },
        { name: 'Une alarme reste', text: 'dans la face supérieure : elle n’est pas activée.', rule: 'MT-4.4' },
        { name: 'Agir', text: 'Si aucun bijou n’est tombé, ton personnage fait son travail.', rule: 'MT-4.5' },
        {
          name: 'Manipuler le coffret',
          text: 'Tourner une fois, retourner une fois : les deux, l’un ou aucun.',
          rule: 'MT-4.6',
        },
      ],
    },
    {
      title: 'Les personnages, dans leur ordre',
      isOrdered: true,
      items: [
        {
          name: 'Contrebandier',
          text: 'Tous les bijoux qui sont là vont sur le coussin rouge, et une imitation prend leur place. Si les contrebandiers sont au moins aussi nombreux que les détectives, ils prennent à tour de rôle les bijoux du coussin rouge. Pas de part si un bijou est tombé pendant ton tour.',
          rule: 'MT-5.1',
        },
        {
          name: 'Bijoutier',
          text: 'Ajoute une imitation. Cela fait, il peut ajouter son alarme, sauf s’il y en a déjà une.',
          rule: 'MT-5.2',
        },
        {
          name: 'Bijoutière',
          text: 'Ajoute toujours une imitation, même si des bijoux sont tombés ; elle peut en ajouter une par détective.',
          rule: 'MT-5.3',
        },
        { name: 'Voleur', text: 'Prend tous les bijoux qui sont devant.', rule: 'MT-5.4' },
        {
          name: 'Maître voleur',
          text: 'Prend les bijoux de devant, ou cherche derrière. Si un rubis tombe : rien du tout. Sinon, les bijoux de devant et, s’il y en a un dans la face supérieure, le rubis.',
          rule: 'MT-5.5',
        },
        {
          name: 'Détective',
          text: 'N’a pas de tour. Prend des bijoux du coussin rouge à la fin de la manche.',
          rule: 'MT-5.6',
        },
      ],
    },
    {
      title: 'Fin et score',
      items: [
        { name: 'Fin', text: 'La manche où quelqu’un n’a plus d’imitation est la dernière.', rule: 'MT-6.1' },
        { name: 'Rubis', text: 'Il y en a six, un dans chaque tiroir long.', rule: 'MT-6.2' },
        {
          name: 'Score',
          text: 'Coussin noir : diamant 1, saphir 2, rubis 4. Coussin blanc : diamant −1, saphir −2.',
          rule: 'MT-7.1',
        },
        { name: 'Égalité', text: 'Le plus de rubis, puis le plus de saphirs.', rule: 'MT-7.2' },
      ],
    },
  ],
  examples: {
    'MT-3.2':
      'Huit cartes sont posées face cachée : bijoutière 8, contrebandiers 2, 5 et 8, détective 4, maître voleur 3, voleurs 5 et 7. Seuls les contrebandiers sont révélés : le 2 ouvre un tiroir, puis le 5, puis le 8. Alors on révèle les autres. Trois contrebandiers contre un détective : ils se partagent le coussin rouge. Personne n’est bijoutier ; on continue donc avec la bijoutière, puis le voleur 5, le voleur 7 et le maître voleur. Le détective vient en dernier, et reçoit ce qui est tombé entre-temps.',
  },
  labels: {
    box: 'Le coffret a trois étages : celui du haut T, celui du milieu M, celui du bas B.',
    above: 'Un étage vu d’en haut : quatre côtés, N, E, S et W ; un tiroir de chaque côté.',
    long: 'tiroir long',
    short: 'tiroir court',
    drawer: 'Un tiroir long, tiré, vu de côté. Un tiroir court n’a que les premiers compartiments.',
    up: 'face supérieure',
    down: 'face inférieure : ce qui s’y trouve tombe',
    front: 'premier compartiment',
    secret: 'compartiment secret',
    rotate: 'Tourner : l’étage du haut, ou les deux du haut ensemble, d’un quart de tour.',
    turn: 'Retourner : le haut et le bas s’échangent, l’est et l’ouest aussi, et les deux faces de chaque tiroir.',
  },
};
