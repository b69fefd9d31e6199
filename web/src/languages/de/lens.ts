// What a seat could infer in the course of a game.

import type { Lens } from '../en/lens';

export const lens: Lens = {
  title: (name) => `Was ${name} wissen konnte`,
  help: 'Aus dem, was von diesem Platz zu sehen war, und aus nichts anderem.',
  open: 'Bei offenen Karten gibt es nichts zu raten. Wähle einen Platz, und du siehst, was man dort wissen konnte.',
  choose: 'Mit den Augen von',
  none: 'Dieses Spiel hat keine Lupe: Was man an einem Platz wissen konnte, wird hier nicht berechnet.',
  waiting: (name) => `Was konnte ${name} wissen? Wird berechnet …`,
  again: 'Noch keine Antwort. Wir fragen von selbst wieder.',
};
