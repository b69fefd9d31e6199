// Ranglisten und die eigene Wertung: mit den Seiten geladen, die sie zeigen.

import type { Ratings } from '../en/ratings';
import { counted } from './grammar';

export const ratings: Ratings = {
  how: 'Nur gewertete Partien zählen. Alle beginnen bei 25; das ± sagt, wie viel noch offen ist, und wird mit jeder Partie kleiner. Die Reihenfolge geht danach, was jemand mindestens kann: die Wertung weniger ihr ±.',
  bots: 'Die Bots sind die festen Punkte dieser Skala. Sie wurden einmal aneinander gemessen und ändern sich nie: So heißt eine Zahl hier heute und nächstes Jahr dasselbe.',
  empty: (n) => `Noch niemand: Spiele ${counted(n, 'gewertete Partie', 'gewertete Partien')}.`,
  begin: 'Schalte „Gewertet“ ein, wenn du einen Tisch deckst.',
  place: 'Rang',
  player: 'Spieler',
  rating: 'Wertung',
  games: 'Gewertete Partien',
  you: 'Du',
  yours: 'Deine Wertungen',
  none: 'Noch keine gewertete Partie. Schalte „Gewertet“ ein, wenn du einen Tisch deckst.',
  placeOf: (n) => `Rang ${n}`,
  gamesOf: (n) => counted(n, 'gewertete Partie', 'gewertete Partien'),
  needs: (n) => `noch ${counted(n, 'Partie', 'Partien')} bis zur Rangliste`,
  listed: 'Mich in den Ranglisten zeigen',
  listedHelp: 'Mit dem Namen, den du an Tischen hast. Sonst siehst nur du deine Wertungen hier.',
  boardOf: (game) => `Rangliste: ${game}`,
  history: (before, after) => `Wertung ${before} → ${after}`,
};
