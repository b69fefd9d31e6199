// What must be remembered in Master Thieves: in Italian.

import { counted, list, percent } from '../../../languages/it/grammar';
import { faceInWords, positionName } from '../words/it';
import type { Words } from './en';

const some = (n: number, one: string, many: string): string[] => (n ? [counted(n, one, many)] : []);

export const words: Words = {
  help: 'Tutti hanno visto che cosa è finito nei cassetti, e devono ricordarlo. La barra: quanto è probabile che sia dimenticato, se la memoria sbiadisce un po’ a ogni rotazione, capovolgimento e manche.',
  ask: 'Interrogami',
  showAll: 'Mostra tutto',
  show: 'Mostra',
  showLabel: (drawer, position) => `Mostra che cosa c’è nel cassetto ${drawer}, ${positionName(position)}`,
  knew: 'Lo sapevo',
  forgot: 'Dimenticato',
  tally: (known, asked) =>
    asked ? `Ne sapevi ${known} su ${asked}.` : 'Ricorda che cosa c’è in un cassetto, poi guarda.',
  up: 'Sopra',
  down: 'Sotto',
  face: faceInWords,
  forgotten: 'Forse dimenticato:',
  neverOpen: 'Mai aperto finora.',
  lastOpen: (move, position) => `Ultima apertura: mossa ${move}, ${positionName(position)}.`,
  since: (rotations, turns, rounds) =>
    rotations + turns + rounds
      ? `Da allora: ${list([...some(rotations, 'rotazione', 'rotazioni'), ...some(turns, 'capovolgimento', 'capovolgimenti'), ...some(rounds, 'nuova manche', 'nuove manche')])}.`
      : 'Da allora niente si è mosso.',
  faceDown: 'Carte coperte',
  percent,
};
