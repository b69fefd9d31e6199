// What must be remembered in Master Thieves: in French.

import { counted, list, percent } from '../../../languages/fr/grammar';
import { faceInWords, positionName } from '../words/fr';
import type { Words } from './en';

const some = (n: number, one: string, many: string): string[] => (n ? [counted(n, one, many)] : []);

export const words: Words = {
  help: 'Tout le monde a vu ce qui est allé dans les tiroirs, et doit s’en souvenir. La barre : la probabilité de l’avoir oublié, si la mémoire s’efface un peu à chaque rotation, retournement et manche.',
  ask: 'Interroge-moi',
  showAll: 'Tout montrer',
  show: 'Montrer',
  showLabel: (drawer, position) => `Montrer ce qu’il y a dans le tiroir ${drawer}, ${positionName(position)}`,
  knew: 'Je le savais',
  forgot: 'Oublié',
  tally: (known, asked) =>
    asked ? `Tu savais ${known} fois sur ${asked}.` : 'Rappelle-toi ce qu’il y a dans un tiroir, puis regarde.',
  up: 'Au-dessus',
  down: 'Dessous',
  face: faceInWords,
  forgotten: 'Peut-être oublié :',
  neverOpen: 'Jamais ouvert jusqu’ici.',
  lastOpen: (move, position) => `Dernière ouverture : coup ${move}, ${positionName(position)}.`,
  since: (rotations, turns, rounds) =>
    rotations + turns + rounds
      ? `Depuis : ${list([...some(rotations, 'rotation', 'rotations'), ...some(turns, 'retournement', 'retournements'), ...some(rounds, 'nouvelle manche', 'nouvelles manches')])}.`
      : 'Rien n’a bougé depuis.',
  faceDown: 'Cartes face cachée',
  percent,
};
