// Why the server refused, by its code.

import type { Code } from '../../protocol';

export const REFUSALS: Record<Code, string> = {
  'bad-request': 'Der Server hat die Anfrage nicht verstanden.',
  'no-token': 'Das können nur, die mitspielen.',
  'wrong-token': 'Niemand an diesem Tisch hat diesen Schlüssel.',
  forbidden: 'Das darfst du an diesem Tisch nicht.',
  'not-your-turn': 'Du bist nicht dran.',
  'no-such-table': 'Diesen Tisch gibt es nicht, oder nicht mehr.',
  'no-such-thing': 'Unter dieser Adresse ist nichts.',
  'wrong-method': 'Diese Adresse nimmt eine solche Anfrage nicht an.',
  stale: 'Die Partie ist weitergegangen: So steht sie jetzt.',
  taken: 'Dieser Platz ist besetzt, oder der Tisch ist voll.',
  started: 'Die Partie hat begonnen; der Tisch nimmt keine Gäste mehr auf.',
  'not-started': 'Die Partie hat noch nicht begonnen.',
  'not-finished': 'Die Partie ist noch nicht zu Ende.',
  'not-away': 'Wer dort sitzt, ist noch am Tisch, oder gerade erst gegangen.',
  'too-large': 'Das ist dem Server zu groß.',
  'bad-option': 'Diese Einstellung kennt das Spiel nicht.',
  'illegal-move': 'Dieser Zug ist jetzt nicht erlaubt.',
  'bad-record': 'Die Datei enthält keine Partie, die nach den Regeln gespielt ist.',
  'too-many': 'Das ist zu viel auf einmal: Warte kurz und versuch es noch einmal.',
  broken: 'Bei uns ist etwas kaputtgegangen; versuch es noch einmal.',
  unavailable: 'Der Server kann gerade nicht antworten; versuch es noch einmal.',
};
