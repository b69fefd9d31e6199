// Why a move of Gentlemen Thieves was better: in French.

import { counted, list } from '../../../languages/fr/grammar';
import type { Remarks } from '../../sentences';
import type { PlaceName, Types } from '../view';
import { aToken, AT, COLOUR_NAMES } from '../words/fr';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const at = (places: readonly PlaceName[]): string => list(places.map((place) => AT[place]));
const At = (places: readonly PlaceName[]): string => capital(at(places));
const missing = (n: number): string => `il manquait ${counted(n, 'type', 'types')}`;
const score = ({ mine, theirs }: { mine: number; theirs: number }): string => `${mine} à ${theirs}`;
const against = ({ mine, theirs }: { mine: number; theirs: number }): string => `${theirs} à ${mine}`;
const pieces = (n: number): string => counted(n, 'pion', 'pions');

export const remark: Remarks<Types> = {
  ally_leads: (r) =>
    `${At(r.places)}, où ${missing(r.missing)}, ton camp aurait mené ${score(r)} ; avec ton alliance, il ne menait pas.`,
  ally_pair: () =>
    'Deux couleurs partagent un casse en deux, trois couleurs en trois : à deux, ta part est plus grande.',
  ally_rival: (r) =>
    `Aucune autre couleur n’avait une pile plus haute que le ${COLOUR_NAMES[r.colour]}, ${pieces(r.height)} : ton alliance le laissait partager avec toi.`,
  ally_tokens: (r) =>
    `Ton camp aurait eu ${pieces(r.mine)} dans les lieux ; avec ton alliance, il en avait ${r.other}.`,
  ally_sides: ({ leads }) =>
    `La meilleure alliance donnait l’avantage à ton camp dans ${counted(leads, 'lieu', 'lieux')}.`,
  heist_won: (r) =>
    `Le meilleur coup déclenche le casse ${at(r.places)}, et ton camp le remporte ${score(r)} : ${pieces(r.pieces)} à partager.`,
  heist_lost: (r) => `Ton coup a déclenché le casse ${at(r.places)}, que ton camp n’a pas remporté : ${score(r)}.`,
  handed_over: (r) =>
    `Après ton coup, il ne manquait plus qu’un type ${at(r.places)}, où l’autre camp menait ${against(r)}.`,
  takes_lead: (r) => `Avec ce pion, ton camp aurait mené ${at(r.places)}, ${score(r)}.`,
  nearer: (r) =>
    `Le ${COLOUR_NAMES[r.colour]} est de ton camp : un casse était plus proche ${at(r.places)}, où ${missing(r.missing)}, et non ${r.other}.`,
  farther: (r) =>
    `Le ${COLOUR_NAMES[r.colour]} est de l’autre camp : un casse était plus loin ${at(r.places)}, où ${missing(r.missing)}, et non ${r.other}.`,
  last_type: (r) =>
    `Le plateau de jeu offrait ${aToken(r.token)}, le type qui manquait ${at(r.places)} : avec ce pion, ton camp y gagne ${score(r)}.`,
  denied: (r) =>
    `Il ne manquait qu’un type ${at(r.places)}, où l’autre camp menait ${against(r)} : le plateau de jeu n’offrait de ce type que ${aToken(r.token)}.`,
  own_side: (r) =>
    `Un pion ${COLOUR_NAMES[r.colour]} compte pour ton camp, un pion ${COLOUR_NAMES[r.other]} pour l’autre.`,
  on_display: (r) =>
    `Le plateau de jeu offrait ${aToken(r.token)}, qui compte pour ton camp ; la pioche peut donner n’importe quelle couleur.`,
  none_on_display: () => 'Aucun pion du plateau de jeu n’était de ton camp : seule la pioche pouvait en donner un.',
  draw_unseen: () => 'Piocher laisse le plateau de jeu tel quel : le joueur suivant n’y trouve rien de nouveau.',
  held_up: (r) =>
    `Il ne manquait qu’un type ${at(r.places)}, où l’autre camp menait ${against(r)} : le cadenas bloque ce casse.`,
  loot_there: (r) =>
    `Ton camp menait ${score(r)} ${at(r.places)} : le butin qui s’y trouve est partagé par ceux qui y gagnent.`,
  keep_favour: ({ favours }) =>
    `Un coup de pouce dépensé l’est pour de bon, et ceux qui restent départagent les égalités : tu en avais ${favours}.`,
  spend_favour: ({ favours }) =>
    `Coups de pouce à dépenser : ${favours}. Un coup de pouce déplace un pion spécial, et ne pose d’équipement nulle part.`,
  sides: ({ leads }) => `Un casse va au camp qui y a le plus de pions : le tien menait dans ${leads} des lieux.`,
};
