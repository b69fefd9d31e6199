// What happens in The Shadow Thief, and what is asked: in French.

import { counted, form } from '../../../languages/fr/grammar';
import type { JewelType } from '../cards';
import { aCard, theCard } from '../words/fr';
import type { Sentences } from '../../sentences';
import type { Types } from '../view';

const cards = (n: number): string => counted(n, 'carte', 'cartes');
const jewels = (n: number): string => counted(n, 'bijou', 'bijoux');

export const PLURALS: Record<JewelType, string> = { R: 'bagues', N: 'colliers', B: 'broches', E: 'boucles d’oreilles' };

const WHY = [
  'il ne reste qu’un coffre ouvert',
  'tous les coffres ouverts se fermeraient dans le même tour, donc aucun ne se ferme',
  'la pioche est épuisée et plus personne n’a de carte',
];

export const story: Sentences<Types> = {
  tell: {
    hand_began: (e) => `La manche ${e.hand + 1} commence : toutes les cartes sont mélangées.`,
    drew: (e) => `${e.who} pioche ${cards(e.cards)}.`,
    chose: (e) => `${e.who} a choisi une carte.`,
    revealed: (e) => `${e.who} révèle ${aCard(e.card)}.`,
    cancelled: (e) => `${e.who} perd ${aCard(e.card)} : un autre bijou a la même valeur.`,
    found_nothing: (e) => `${e.who} envoie ${theCard(e.card)}, qui ne trouve rien à prendre.`,
    stole: (e) => `${e.who} vole ${aCard(e.card)} à ${e.other}.`,
    added: (e) => `${e.who} ajoute ${aCard(e.card)}.`,
    stored: (e) => `${e.who} met ${jewels(e.jewels)} au coffre, qui en contient maintenant ${e.total}.`,
    closed: (e) => `${e.who} ferme son coffre sur ${jewels(e.jewels)} avec ${aCard(e.card)}.`,
    not_closed: (e) =>
      `${e.who} ne peut pas fermer son coffre : il contient ${jewels(e.jewels)}, et ${theCard(e.card)} ne sert à rien.`,
    put_under: (e) => `${e.who} glisse ${cards(e.cards)} sous la pioche.`,
    discarded: (e) => `${e.who} défausse ${cards(e.cards)} sans ${form(e.cards, 'la', 'les')} montrer.`,
    exhausted: (e) => `La pioche est épuisée : tous ont complété leur main à ${e.limit}, il restait ${cards(e.cards)}.`,
    hand_ended: (e) => `La manche ${e.hand + 1} se termine : ${WHY[e.why]}.`,
    scored: (e) => `${e.who} marque ${counted(e.points, 'point', 'points')}.`,
    sat_out: (e) => `${e.who} a un coffre ouvert mais plus de carte, et passe ce tour.`,
  },
  ask: {
    play: ({ exhausted }) =>
      'Choisis une carte à jouer ; toutes sont révélées en même temps.' +
      (exhausted
        ? ' La pioche est épuisée : dès que plus personne n’a de carte, la manche s’arrête avant qu’un coffre se ferme.'
        : ''),
    steal: ({ card }) => `À qui ${theCard(card)} prend-il un bijou ?`,
    add: ({ card }) => `Ajoute d’autres ${PLURALS[card[0] as JewelType]} de ta main, ou arrête-toi là.`,
  },
};
