// What must be remembered in Master Thieves: in German.

import { counted, list, percent } from '../../../languages/de/grammar';
import { faceInWords, positionName } from '../words/de';
import type { Words } from './en';

const some = (n: number, one: string, many: string): string[] => (n ? [counted(n, one, many)] : []);

export const words: Words = {
  help: 'Alle haben gesehen, was in die Schubladen kam, und müssen es sich merken. Der Balken: wie wahrscheinlich es vergessen ist, wenn mit jeder Drehung, jedem Umdrehen und jeder Runde etwas verblasst.',
  ask: 'Frag mich',
  showAll: 'Alles zeigen',
  show: 'Zeigen',
  showLabel: (drawer, position) => `Zeigen, was in Schublade ${drawer} liegt, ${positionName(position)}`,
  knew: 'Gewusst',
  forgot: 'Nicht gewusst',
  tally: (known, asked) =>
    asked ? `${known} von ${asked} gewusst.` : 'Erinnere dich, was in einer Schublade liegt, dann sieh nach.',
  up: 'Oben',
  down: 'Unten',
  face: faceInWords,
  forgotten: 'Vielleicht vergessen:',
  neverOpen: 'Noch nie offen.',
  lastOpen: (move, position) => `Zuletzt offen: Zug ${move}, ${positionName(position)}.`,
  since: (rotations, turns, rounds) =>
    rotations + turns + rounds
      ? `Seitdem: ${list([...some(rotations, 'Drehung', 'Drehungen'), ...(turns ? [`${turns}-mal umgedreht`] : []), ...some(rounds, 'neue Runde', 'neue Runden')])}.`
      : 'Seitdem hat sich nichts bewegt.',
  faceDown: 'Verdeckte Karten',
  percent,
};
