// Why the server refused, by its cause.

import type { Parts, Problem } from '../../protocol';
import type { Refusals } from '../en/refusals';
import { count, counted, list } from './grammar';

const quoted = (text: string): string => `„${text}“`;
const again = (seconds: number): string => `versuch es in ${counted(seconds, 'Sekunde', 'Sekunden')} noch einmal.`;

const UNKNOWN: Record<NonNullable<Parts['what']>, string> = {
  game: 'Es gibt kein Spiel',
  option: 'Es gibt keine Option',
  level: 'Es gibt keine Spielstärke',
  language: 'Es gibt keine Regeln in der Sprache',
};

const FAULTS: Record<NonNullable<Parts['fault']>, string> = {
  'not-text': 'Das ist kein Text in UTF-8.',
  empty: 'Da steht nichts.',
  'not-json': 'Das ist kein JSON, oder das Ende fehlt.',
  'not-a-record': 'Das ist keine Aufzeichnung einer Partie.',
  'other-format': 'Dieses Format kennen wir nicht.',
  form: 'Eine Angabe fehlt, ist überzählig oder hat die falsche Form.',
  setup: 'Dieses Spiel, diese Spielerzahl oder diese Option gibt es nicht.',
  'other-rules': 'Die Partie folgt einer anderen Fassung der Regeln.',
  order: 'Hier muss etwas anderes kommen.',
  move: 'Dieser Zug war nicht erlaubt.',
  legal: 'Das ist nicht die Liste der erlaubten Züge.',
  chance: 'So können die Karten nicht gemischt oder verteilt sein.',
  result: 'Das Ergebnis ist nicht das der Partie.',
  unfair: 'Der Zufall ist nicht der, der versiegelt war.',
};

function where({ line, index }: Pick<Problem, 'line' | 'index'>): string {
  if (line === undefined) return 'Datei';
  return index === undefined ? `Zeile ${line} der Datei` : `Zeile ${line} der Datei, Eintrag ${index} des Verlaufs`;
}

export const refusals: Refusals = {
  'nothing-said': () => 'In dieser Nachricht steht nichts.',
  'too-slow': ({ seconds }) => `Der Rest der Anfrage kam nicht binnen ${counted(seconds, 'Sekunde', 'Sekunden')} an.`,
  'bad-http': ({ reason }) => `Die Anfrage ist fehlerhaft: ${reason}.`,
  'wrong-form': ({ reason }) => `Der Server hat die Anfrage nicht verstanden: ${reason}.`,
  'not-json': ({ reason }) => `Die Anfrage ist kein JSON: ${reason}.`,
  'players-only': () => 'Das können nur Mitspieler.',
  private: () => 'Dieser Tisch ist privat: Nur Mitspieler sehen ihn.',
  'wrong-token': () => 'Niemand an diesem Tisch hat diesen Schlüssel.',
  removed: () => 'Der Gastgeber hat dich vom Tisch entfernt.',
  left: () => 'Du hast diesen Tisch verlassen.',
  'host-starts': () => 'Nur der Gastgeber kann die Partie starten.',
  'host-plays-again': () => 'Nur der Gastgeber kann noch eine Partie starten.',
  'host-only': () => 'Das kann nur der Gastgeber.',
  'seated-only': () => 'Ziehen kann nur, wer am Tisch sitzt.',
  'no-word-hash': () =>
    'Dieser Platz hat vorher keinen Fingerabdruck gezeigt, also kann er jetzt kein Geheimnis nennen.',
  'no-hints': () => 'An diesem Tisch gibt es keine Tipps.',
  'other-site': () => 'Fremde Seiten können diesen Server nicht benutzen.',
  blocked: () => 'Dieser Server nimmt von deiner Adresse keine Anfragen an.',
  'others-first': ({ names }) => `Du bist nicht dran: Erst ${names.length === 1 ? 'wählt' : 'wählen'} ${list(names)}.`,
  'hints-when-asked': () => 'Tipps gibt es, wenn du dran bist.',
  'no-such-table': () => 'Diesen Tisch gibt es nicht oder nicht mehr.',
  'no-such-game': ({ game }) => `Es gibt kein Spiel ${quoted(game)}.`,
  'no-such-seat': ({ seat }) => `Dieser Tisch hat keinen Platz ${seat}.`,
  'nobody-there': ({ seat }) => `Auf Platz ${seat} sitzt kein Mensch.`,
  'no-lens': ({ game }) => `Bei ${game} wird nicht gezeigt, was ein Platz erschließen konnte.`,
  'no-riddle': ({ value }) => `Für ${value} gibt es kein Rätsel.`,
  'no-lesson': ({ game }) => `Für ${game} gibt es keine Lektion.`,
  'no-such-step': ({ game, name }) => `Die Lektion zu ${game} hat keinen Schritt ${quoted(name)}.`,
  'nothing-here': () => 'Unter dieser Adresse ist nichts.',
  'wrong-method': () => 'Diese Adresse nimmt eine solche Anfrage nicht an.',
  'game-over': () => 'Die Partie ist zu Ende.',
  'moved-on': () => 'Die Partie ist weitergegangen: So steht sie jetzt.',
  'answered-first': () => 'Eine andere Antwort kam zuerst: So steht die Partie jetzt.',
  'spoke-first': () => 'Gerade hat jemand anders etwas geschrieben; bitte schick deine Nachricht noch einmal.',
  'called-first': () => 'Gerade hat jemand anders noch eine Partie gestartet.',
  'table-full': () => 'Dieser Tisch ist voll.',
  'seat-taken': () => 'Dieser Platz ist besetzt.',
  'seat-just-taken': () => 'Gerade hat sich jemand anders auf diesen Platz gesetzt.',
  locked: () => 'Der Gastgeber lässt niemanden mehr an diesen Tisch.',
  started: () => 'Die Partie hat begonnen; der Tisch nimmt keine Gäste mehr auf.',
  dealing: () => 'Die Partie beginnt gleich; der Tisch nimmt keine Gäste mehr auf.',
  'about-to-begin': () => 'Die Partie beginnt gleich: Gerade kann niemand den Tisch verlassen.',
  'word-too-late': () => 'Die Partie hat begonnen; für das Geheimnis deines Geräts ist es zu spät.',
  'word-too-early': () => 'Es kann sich noch jemand setzen; für das Geheimnis eines Geräts ist es zu früh.',
  'not-started': () => 'Die Partie hat noch nicht begonnen: Der Gastgeber startet sie.',
  'not-finished': () => 'Die Partie ist noch nicht zu Ende.',
  'record-too-early': () => 'Die Partie ist noch nicht zu Ende: Ihre Aufzeichnung würde alles verraten.',
  'not-left': () => 'Niemand hat diesen Platz verlassen.',
  'still-here': ({ name }) => `${name} ist noch am Tisch.`,
  'just-left': ({ name }) => `${name} ist gerade erst gegangen.`,
  'just-asked': ({ name, seconds }) => `${name} ist gerade erst dran: Warte noch ${seconds} s.`,
  'too-large': ({ most }) => `Das ist dem Server zu groß: höchstens ${count(most)} Byte.`,
  'headers-too-large': ({ most }) => `Die Kopfzeilen einer Anfrage haben höchstens ${count(most)} Byte.`,
  'wrong-host': ({ name }) =>
    `Dieser Server kennt sich nicht als ${quoted(name)}: Sein Betreiber kann den Namen in VENDOME_HOSTS eintragen.`,
  unknown: ({ what, name, known }) => `${UNKNOWN[what]} ${quoted(name)}, nur ${list(known)}.`,
  'bad-players': ({ game, low, high, value }) => `${game} spielt man zu ${low} bis ${high}, nicht zu ${value}.`,
  'bad-value': ({ name, value, known }) => `Die Option ${quoted(name)} kann nicht ${value} sein, nur ${list(known)}.`,
  'seats-described': ({ seats, players }) =>
    `${counted(seats, 'Platz ist', 'Plätze sind')} beschrieben, bei ${counted(players, 'Person', 'Personen')}.`,
  'wrong-word': () => 'Das ist nicht das Geheimnis, dessen Fingerabdruck dein Gerät gezeigt hat.',
  'no-such-move': ({ move }) => `Das Spiel kennt keinen Zug ${quoted(move)}.`,
  'bad-nth': ({ value }) => `Die Partien einer Datei zählen ab 1; ${quoted(value)} ist keine.`,
  'bad-replay': ({ last }) =>
    `Ansehen kann man eine Partie von einem Platz von 0 bis ${last} aus, als ${quoted('public')} oder als ${quoted('all')}.`,
  'illegal-move': ({ move }) => `Dieser Zug ist jetzt nicht erlaubt: ${quoted(move)}.`,
  'against-rule': ({ move, rule }) => `Dieser Zug ist jetzt nicht erlaubt: ${quoted(move)}, nach Regel ${rule}.`,
  'bad-record': ({ fault, ...problem }) => `${where(problem)}: ${FAULTS[fault]}`,
  'no-such-record': ({ nth }) => `Die Datei hat keine Partie Nummer ${nth}.`,
  'too-many-requests': ({ seconds }) => `Das sind zu viele Anfragen; ${again(seconds)}`,
  'too-many-tables': ({ seconds }) => `Das sind zu viele neue Tische; ${again(seconds)}`,
  'too-many-joins': ({ seconds }) => `So oft kann man sich nicht setzen; ${again(seconds)}`,
  'too-many-moves': ({ seconds }) => `Das sind zu viele Züge auf einmal; ${again(seconds)}`,
  'too-many-messages': ({ seconds }) => `Das sind zu viele Nachrichten; ${again(seconds)}`,
  'too-many-questions': ({ seconds }) => `Das sind zu viele Fragen; ${again(seconds)}`,
  'too-many-connections': () => 'Von deiner Adresse sind zu viele Verbindungen offen.',
  'too-many-hints': () => 'Gerade bitten viele um Tipps; versuch es gleich noch einmal.',
  'too-many-replays': ({ seconds }) => `Viele wollen gerade Wiederholungen sehen; ${again(seconds)}`,
  busy: ({ seconds }) => `Der Server ist gerade ausgelastet; ${again(seconds)}`,
  broken: () => 'Bei uns ist etwas schiefgegangen; versuch es noch einmal.',
  unavailable: () => 'Der Server kann gerade nicht antworten; versuch es noch einmal.',
  'server-full': () => 'Gerade sind zu viele verbunden; versuch es später noch einmal.',
  'not-ready': ({ reason }) => `Der Server nimmt gerade keine Züge an: ${reason}.`,
  'no-room': () => 'Dieser Server hat gerade keinen Platz für neue Tische; versuch es später noch einmal.',
  'table-of-older-rules': ({ its, ours }) =>
    `Dieser Tisch spielt nach Fassung ${its} der Regeln, dieser Server nach ${ours}: Es geht nicht weiter. Die Aufzeichnung bleibt.`,
  'table-of-newer-rules': ({ its, ours }) =>
    `Dieser Tisch spielt nach Fassung ${its} der Regeln; dieser Server hat erst ${ours}.`,
  'closed-by-operator': () => 'Der Betreiber dieses Servers hat diesen Tisch geschlossen. Die Aufzeichnung bleibt.',
  'closed-by-host': () => 'Der Gastgeber hat diesen Tisch geschlossen. Die Aufzeichnung bleibt.',
  'called-off': () => 'Dieser Tisch wurde geschlossen, bevor die Partie begann.',
  unplayable: ({ reason }) => `An diesem Tisch geht es nicht weiter: ${reason}.`,
};
