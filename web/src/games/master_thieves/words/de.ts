// Master Thieves in German.

import { counted, list } from '../../../languages/de/grammar';
import type { GemCounts, Level, Side } from '../state';
import type { Card, Character, Face, Imitation, Position } from '../view';
import type { Words } from './en';

const LEVEL_NAMES: Record<Level, string> = { T: 'oben', M: 'in der Mitte', B: 'unten' };
const SIDE_NAMES: Record<Side, string> = { N: 'im Norden', E: 'im Osten', S: 'im Süden', W: 'im Westen' };
const CHARACTERS: Record<Character, string> = {
  smuggler: 'Schmuggler',
  jeweller: 'Juwelier',
  gemologist: 'Juwelierin',
  thief: 'Dieb',
  'master-thief': 'Meisterdieb',
  detective: 'Detektiv',
};
/** The same in the accusative: `einen Diamanten`, `einen Saphir`. */
export const IMITATIONS: Record<Imitation, string> = { diamond: 'Diamanten', sapphire: 'Saphir' };

export function positionName(position: Position): string {
  return `${LEVEL_NAMES[position[0] as Level]} ${SIDE_NAMES[position[1] as Side]}`;
}

export function characterName(character: Character): string {
  return CHARACTERS[character];
}

/** In the nominative: `der Dieb`, `die Juwelierin`. */
export function theCharacter(character: Character): string {
  return `${character === 'gemologist' ? 'die' : 'der'} ${CHARACTERS[character]}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function gemsInWords(gems: GemCounts): string {
  const parts = [
    gems.diamonds ? counted(gems.diamonds, 'Diamant', 'Diamanten') : '',
    gems.sapphires ? counted(gems.sapphires, 'Saphir', 'Saphire') : '',
    gems.rubies ? counted(gems.rubies, 'Rubin', 'Rubine') : '',
  ].filter(Boolean);
  return list(parts) || 'nichts';
}

export function faceInWords(face: Face): string {
  const more = [face.alarm === null ? '' : 'eine Alarmanlage', face.ruby ? 'ein Rubin dahinter' : ''].filter(Boolean);
  const gems = face.diamonds || face.sapphires || more.length === 0 ? [gemsInWords(face)] : [];
  return [...gems, ...more].join(', ');
}

const DEEDS: Record<Character, string> = {
  smuggler:
    'ist zuerst dran: legt die Steine einer Schublade auf das rote Kissen. Sind die Detektive nicht in der Überzahl, teilen sich die Schmuggler, was dort liegt.',
  jeweller: 'legt ein Imitat in eine Schublade und kann es mit der Alarmanlage sichern.',
  gemologist:
    'legt ein Imitat in eine Schublade, auch wenn Steine herausfallen, und darf für jeden Detektiv noch eins dazulegen.',
  thief: 'nimmt alle Steine, die in der Schublade liegen.',
  'master-thief': 'nimmt die Steine oder sucht dahinter nach einem Rubin.',
  detective: 'fasst das Kästchen nicht an: bekommt am Ende der Runde seinen Anteil vom roten Kissen.',
};

const cards = (held: readonly Card[]): string =>
  held.map((card) => `${characterName(card.character)} ${card.number ?? '?'}`).join(', ');

export const words: Words = {
  title: 'Meisterdiebe',
  summary: 'Schmuggle deine Imitate in ein Kästchen, das ständig gedreht wird, und hol echte Steine heraus.',
  options: {
    edition: {
      name: 'Ausgabe',
      help: 'Nach welcher Regel ihr spielt: der englischen, französischen oder italienischen (MT-8).',
      values: { en: 'Englisch', fr: 'Französisch', it: 'Italienisch' },
    },
    one_box_action: {
      name: 'Nur eine Bewegung',
      help: 'Das Kästchen drehen oder umdrehen, nicht beides (MT-4.6).',
      values: {},
    },
  },

  characterName,
  gems: gemsInWords,
  rotations: {
    'top-left': 'Oberste Ebene nach links drehen',
    'top-right': 'Oberste Ebene nach rechts drehen',
    'two-left': 'Oberste zwei Ebenen nach links drehen',
    'two-right': 'Oberste zwei Ebenen nach rechts drehen',
  },

  you: 'Du',
  heading: {
    over: (rounds) => `Die Partie ist nach ${counted(rounds, 'Runde', 'Runden')} zu Ende`,
    preparing: 'Das Kästchen wird gefüllt',
    round: (round, cycle) => `Runde ${round + 1} · Zyklus ${cycle + 1}`,
  },
  hints: {
    fill: 'Drück auf die Schublade für deinen Diamanten.',
    handle: 'Drück auf den Pfeil einer Ebene, dreh das Kästchen um oder drück auf „Fertig“.',
    choose: 'Drück auf die Karte, die du in dieser Runde spielst.',
    open: 'Drück auf die Schublade, die du öffnest.',
    place: 'Drück auf ein Imitat auf deinem weißen Kissen.',
    alarm: 'Drück auf deine Alarmanlage, um sie dazuzulegen.',
    take: 'Drück auf das, was vorne liegt, um es zu nehmen, oder auf das Dunkle dahinter, um zu suchen.',
    ruby: 'Nimm den Rubin oder lass ihn liegen.',
    pick: 'Drück auf einen Stein auf dem roten Kissen.',
    over: '',
  },

  levels: { T: 'Oben', M: 'Mitte', B: 'Unten' },
  level: (level) => ({ T: 'oberste Ebene', M: 'mittlere Ebene', B: 'unterste Ebene' })[level],
  drawer: (drawer, position, long) =>
    `${long === null ? '' : long ? 'lange ' : 'kurze '}Schublade ${drawer} ${positionName(position)}`,
  known: (up, down) => `; Oberseite: ${faceInWords(up)}; Unterseite: ${faceInWords(down)}`,
  fill: (drawer) => `Einen Diamanten in die ${drawer} legen`,
  fillForesight: (drawer) =>
    `Leg einen Diamanten in die ${drawer}, auf die Oberseite; was auf der Unterseite liegt, fällt auf das rote Kissen.`,
  open: (drawer) => `Die ${drawer} öffnen`,
  openForesight: (drawer) => `Öffne die ${drawer}: Alles auf ihrer Unterseite fällt heraus.`,
  rotateForesight: (label, way) => `${label}: Was im Norden ist, kommt nach ${way === 'right' ? 'Osten' : 'Westen'}.`,
  turn: 'Das Kästchen umdrehen',
  turnShort: 'Umdrehen',
  turnForesight:
    'Stell das Kästchen auf den Kopf: Oben und unten tauschen, Osten und Westen auch, und jede Oberseite wird zur Unterseite.',
  turnAnyway: 'Umdrehen und aufs Drehen verzichten?',
  rotateAnyway: 'Drehen und aufs Umdrehen verzichten?',
  done: 'Fertig',
  doneLabel: 'Fertig: das Kästchen so lassen',
  doneForesight: 'Lass das Kästchen, wie es steht.',

  openDrawer: 'Die offene Schublade',
  openTitle: (drawer, position, long) =>
    `Schublade ${drawer}, ${positionName(position)}${long === null ? '' : long ? ', lang' : ', kurz'}`,
  lastTitle: (drawer, position, name) =>
    `Zuletzt geöffnet: Schublade ${drawer}, ${positionName(position)}, von ${name}`,
  allClosed: 'Alle Schubladen sind zu.',
  lay: 'Lag darin',
  fell: 'Fiel heraus',
  empty: 'leer',
  behind: 'Dahinter',
  ruby: 'Ein Rubin',
  search: 'Nach einem Geheimfach suchen',
  searchForesight:
    'Zieh die Schublade weiter heraus: Fällt unten ein Rubin heraus, bekommst du gar nichts; sonst nimmst du, was hier liegt, und findest vielleicht einen Rubin.',
  take: 'Die Steine nehmen, die in der Schublade liegen',
  takeShort: 'Nehmen',
  takeForesight: 'Nimm die Steine aus dem oberen vorderen Fach für dein schwarzes Kissen und schließ die Schublade.',
  placeNothing: 'Nichts hineinlegen',
  placeNothingForesight: 'Leg kein Imitat hinein.',
  noAlarm: 'Ohne Alarmanlage',
  noAlarmForesight: 'Behalt deine Alarmanlage.',
  takeRuby: 'Den Rubin nehmen',
  takeRubyForesight: 'Der Rubin kommt auf dein schwarzes Kissen: vier Punkte.',
  leaveRuby: 'Den Rubin liegen lassen',
  leaveRubyShort: 'Liegen lassen',
  leaveRubyForesight: 'Der Rubin bleibt, wo er ist.',

  look: {
    in3D: '3D',
    in3DLabel: '3D-Ansicht des Kästchens',
    flat: '2D',
    flatLabel: '2D-Ansicht des Kästchens',
    slow: '3D ist auf diesem Gerät zu langsam: Das Kästchen wird jetzt flach gezeigt.',
  },

  redPillow: 'Rotes Kissen',
  whitePillow: 'Deine Imitate',
  blackPillow: 'Schwarzes Kissen',
  pillow: (title, gems) => `${title}: ${gemsInWords(gems)}`,
  place: (gem) => `Einen falschen ${IMITATIONS[gem]} hineinlegen`,
  placeForesight: (gem) => `Leg einen falschen ${IMITATIONS[gem]} in die offene Schublade.`,
  pick: (gem) => `Einen ${IMITATIONS[gem]} nehmen`,
  pickForesight: (gem) => `Nimm einen ${IMITATIONS[gem]}: Er kommt auf dein schwarzes Kissen.`,

  round: 'Diese Runde',
  gemFell: 'ein Stein fiel',
  yetToAct: 'noch nicht dran',
  faceDown: (names) => `Verdeckt: ${list(names)}`,

  mine: 'Deine Seite des Tisches',
  cards: 'Deine Karten',
  alarm: { ready: 'Deine Alarmanlage', set: 'Alarmanlage gelegt' },
  setAlarm: 'Deine Alarmanlage in die Schublade legen',
  setAlarmForesight:
    'Deine Alarmanlage kommt in die Schublade: Fallen bei jemand anderem mit ihr Steine heraus, kommen sie auf dein schwarzes Kissen; bei dir selbst aufs rote.',
  unplaced: (diamonds) => `noch ${counted(diamonds, 'Diamant', 'Diamanten')} zu legen`,
  choose: (card) => `${characterName(card.character)} Nummer ${card.number} wählen`,
  chooseForesight: (character) => `${capital(theCharacter(character))} ${DEEDS[character]}`,
  secret: 'dein Geheimnis',
  played: 'gespielt',

  hasCard: (card) => `${characterName(card.character)} ${card.number ?? ''}`,
  hasChosen: 'hat eine Karte gewählt',
  hasNotChosen: 'wählt noch',
  imitations: 'Imitate',
  stolen: 'Beute',
  seat: (alarm, held) => `${alarm ? 'Alarmanlage bereit' : 'Alarmanlage gelegt'} · ${counted(held, 'Karte', 'Karten')}`,
  hasPlayed: (held) => `Gespielt: ${cards(held)}`,
  holds: (held) => `Auf der Hand: ${cards(held)}`,

  text: {
    upright: 'Das Kästchen steht aufrecht.',
    turned: 'Das Kästchen steht auf dem Kopf.',
    unknown: 'unbekannt',
    front: 'Vorne',
    alarmOf: (name) => `Darin liegt die Alarmanlage von ${name}`,
    box: 'Das Kästchen',
    level: 'Ebene',
    sides: { N: 'Norden', E: 'Osten', S: 'Süden', W: 'Westen' },
    drawer: (drawer, long) => drawer + (long === null ? '' : long ? ', lang' : ', kurz'),
    open: 'offen',
    character: 'Charakter',
    playedBy: 'Gespielt von',
    card: 'Karte',
    alarm: 'Alarmanlage',
    alarmReady: 'bereit',
    alarmSet: 'in einer Schublade',
    cards: 'Handkarten',
    moves: {
      fill: 'Einen Diamanten in eine Schublade legen',
      open: 'Eine Schublade öffnen',
      handle: 'Das Kästchen bewegen',
      choose: 'Eine Karte wählen',
      place: 'Ein Imitat hineinlegen',
      pick: 'Deinen Anteil nehmen',
      alarm: 'Deine Alarmanlage',
      take: 'An der offenen Schublade',
    },
  },
  sheet: {
    true: 'Echte Steine',
    imitations: 'Imitate',
    gems: { diamonds: 'Diamanten', sapphires: 'Saphire', rubies: 'Rubine' },
  },
};
