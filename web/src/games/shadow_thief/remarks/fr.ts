// Why a move of The Shadow Thief was better: in French.

import { counted } from '../../../languages/fr/grammar';
import type { Remarks } from '../../sentences';
import { valueOf, type JewelType } from '../cards';
import type { Types } from '../view';
import { A, theCard } from '../words/fr';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const The = (code: string): string => capital(theCard(code));
const points = (n: number): string => counted(n, 'point', 'points');
const jewels = (n: number): string => counted(n, 'bijou', 'bijoux');
const prey = (thief: string): string => A[thief[1] as JewelType];

export const remark: Remarks<Types> = {
  close_first: (r) =>
    `Un seul autre coffre était ouvert : fermer le tien d’abord rapporte ${points(r.points)}, et l’autre n’a rien.`,
  close_now: (r) =>
    `${counted(r.closed, 'autre coffre était déjà fermé', 'autres coffres étaient déjà fermés')} : le dernier ouvert ne rapporte rien, et tu avais ${points(r.points)} à sauver.`,
  close_full: (r) =>
    `Ton coffre contenait ${jewels(r.jewels)}, tout ce que permet ${theCard(r.card)} : le fermer pouvait rapporter ${points(r.points)}.`,
  same_closing: () => 'Les deux cartes fermaient ton coffre : seul change ce que tu laisses aux autres sous la pioche.',
  close: (r) =>
    `Ton coffre valait ${points(r.points)}, qui ne comptent qu’une fois fermé : ${theCard(r.card)} pouvait le fermer tout de suite.`,
  cannot_close: (r) =>
    `Avec ${r.jewels ? jewels(r.jewels) : 'aucun bijou'} dans ton coffre, ${theCard(r.card)} ne pouvait pas le fermer et a été défaussé.`,
  close_later: (r) =>
    `Ton coffre ne valait que ${points(r.points)}, et ${theCard(r.card)} permet encore ${r.room} bijoux : tu pouvais les attendre.`,
  overfull: ({ card }) =>
    `Ta meilleure carte pour fermer était ${theCard(card)} : avec un bijou de plus, elle ne pouvait plus fermer ton coffre.`,
  more_of_type: (r) =>
    `${The(r.card)} pouvait être suivi${/^N/.test(r.card) ? '' : 'e'} d’autres bijoux du même type de ta main : ${points(r.points)} en un tour.`,
  no_thief_left: ({ card }) => `Plus aucun voleur ne pouvait te prendre ${theCard(card)}.`,
  rarely_cancelled: ({ value, hidden, other, other_hidden }) =>
    `Les bijoux de même valeur s’annulent : les autres pouvaient en avoir ${other_hidden} de valeur ${other}, mais seulement ${hidden} de valeur ${value}.`,
  worth_more: ({ card, other }) =>
    `${The(card)} ne prend pas plus de place dans ton coffre que ${theCard(other)}, et vaut plus.`,
  any_jewel: ({ card }) => `${The(card)} va dans ton coffre, sauf annulation ou vol.`,
  prey: ({ card, rivals }) =>
    `${The(card)} prend ${card === 'TS' ? 'n’importe quel bijou' : prey(card)} qu’un autre révèle, et ${counted(rivals, 'autre jouait', 'autres jouaient')} encore.`,
  little_prey: ({ card }) =>
    `Il ne restait qu’un autre joueur : s’il ne révèle pas ${card === 'TS' ? 'de bijou' : prey(card)}, ${theCard(card)} ne prend rien.`,
  free_throw: ({ card }) => `${The(card)} ne risquait aucun bijou et faisait de la place dans ta main.`,
  richer_victim: (r) =>
    `Là-bas, le coffre contenait ${points(r.points)} ; celui que tu as volé n’en avait que ${r.other_points}.`,
  any_victim: ({ card }) => `Ton voleur pouvait aussi prendre ${theCard(card)}.`,
  add_safely: ({ card }) =>
    `Ce qu’on ajoute ne peut être ni pris ni annulé : ${theCard(card)} t’assurait ${points(valueOf(card))} au coffre.`,
  add_no_more: ({ card }) =>
    `Une carte coffre ne permet qu’un certain nombre de bijoux : ${theCard(card)} prend la place d’un meilleur.`,
};
