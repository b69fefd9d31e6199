// Les classements, et sa propre cote : chargés avec les pages qui les montrent.

import type { Ratings } from '../en/ratings';
import { counted } from './grammar';

export const ratings: Ratings = {
  how: 'Seules les parties classées comptent. Tout le monde commence à 25 ; le ± dit ce qui reste incertain, et diminue à chaque partie. L’ordre suit ce que l’on vaut au moins : la cote moins son ±.',
  bots: 'Les bots sont les points fixes de cette échelle. Mesurés une fois, les uns contre les autres, ils ne changent jamais : un nombre veut donc dire la même chose aujourd’hui et l’an prochain.',
  empty: (n) => `Encore personne : joue ${counted(n, 'partie classée', 'parties classées')}.`,
  begin: 'Active « Partie classée » quand tu ouvres une table.',
  place: 'Rang',
  player: 'Joueur',
  rating: 'Cote',
  games: 'Parties classées',
  you: 'Toi',
  yours: 'Tes cotes',
  none: 'Pas encore de partie classée. Active « Partie classée » quand tu ouvres une table.',
  placeOf: (n) => `Rang ${n}`,
  gamesOf: (n) => counted(n, 'partie classée', 'parties classées'),
  needs: (n) => `encore ${counted(n, 'partie', 'parties')} avant d’être au classement`,
  listed: 'Me montrer aux classements',
  listedHelp: 'Sous le nom que tu prends aux tables. Sinon, toi seul vois tes cotes ici.',
  boardOf: (game) => `Classement : ${game}`,
  history: (before, after) => `Cote ${before} → ${after}`,
};
