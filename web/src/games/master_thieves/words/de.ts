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
  gemologist: 'Gemmologin',
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

export function gemsInWords(gems: GemCounts): string {
  const parts = [
    gems.diamonds ? counted(gems.diamonds, 'Diamant', 'Diamanten') : '',
    gems.sapphires ? counted(gems.sapphires, 'Saphir', 'Saphire') : '',
    gems.rubies ? counted(gems.rubies, 'Rubin', 'Rubine') : '',
  ].filter(Boolean);
  return list(parts) || 'nichts';
}

function faceInWords(face: Face): string {
  const more = [face.alarm === null ? '' : 'ein Alarm', face.ruby ? 'ein Rubin dahinter' : ''].filter(Boolean);
  return [gemsInWords(face), ...more].join(', ');
}

const DEEDS: Record<Character, string> = {
  smuggler:
    'ist zuerst dran: bringt, was in einer Schublade liegt, auf das rote Kissen und teilt es, wenn die Detektive nicht in der Überzahl sind.',
  jeweller: 'legt eine Imitation in eine Schublade und kann sie mit dem Alarm sichern.',
  gemologist: 'legt eine Imitation, auch wenn Steine fallen, und für jeden Detektiv noch eine.',
  thief: 'nimmt alle Steine, die in der Schublade liegen.',
  'master-thief': 'nimmt die Steine, oder sucht dahinter nach einem Rubin.',
  detective: 'fasst keine Schublade an: teilt am Ende der Runde das rote Kissen.',
};

const cards = (held: readonly Card[]): string =>
  held.map((card) => `${characterName(card.character)} ${card.number ?? '?'}`).join(', ');

export const words: Words = {
  title: 'Meisterdiebe',
  summary: 'Steck deine Imitationen in ein Kästchen, das sich ständig dreht, und nimm heraus, was echt geworden ist.',
  options: {
    edition: {
      name: 'Ausgabe',
      help: 'Wessen Regeln: die englischen, französischen oder italienischen (MT-8).',
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
    'top-left': 'Oberste Etage nach links drehen',
    'top-right': 'Oberste Etage nach rechts drehen',
    'two-left': 'Oberste zwei Etagen nach links drehen',
    'two-right': 'Oberste zwei Etagen nach rechts drehen',
  },

  you: 'Du',
  heading: {
    over: (rounds) => `Die Partie ist nach ${counted(rounds, 'Runde', 'Runden')} zu Ende`,
    preparing: 'Das Kästchen wird gefüllt',
    round: (round, cycle) => `Runde ${round + 1} · Zyklus ${cycle + 1}`,
  },
  hints: {
    fill: 'Drück auf die Schublade für deinen Diamanten.',
    handle: 'Drück auf den Pfeil einer Etage, dreh das Kästchen um, oder lass es gut sein.',
    choose: 'Drück auf die Karte, die du in dieser Runde spielst.',
    open: 'Drück auf die Schublade, die du öffnest.',
    place: 'Drück auf eine Imitation auf deinem weißen Kissen.',
    alarm: 'Drück auf deinen Alarm, um ihn dazuzulegen.',
    take: 'Drück vorne, um zu nehmen, was da liegt, oder auf den dunklen Teil dahinter, um zu suchen.',
    ruby: 'Nimm den Rubin, oder lass ihn liegen.',
    pick: 'Drück auf einen Stein auf dem roten Kissen.',
    over: '',
  },

  levels: { T: 'Oben', M: 'Mitte', B: 'Unten' },
  level: (level) => ({ T: 'oberste Etage', M: 'mittlere Etage', B: 'unterste Etage' })[level],
  drawer: (drawer, position, long) => `${long ? 'lange' : 'kurze'} Schublade ${drawer}, ${positionName(position)}`,
  known: (up, down) => `; obenauf: ${faceInWords(up)}; unten: ${faceInWords(down)}`,
  fill: (drawer) => `Einen Diamanten in die ${drawer} legen`,
  fillForesight: (drawer) =>
    `Leg einen Diamanten oben in die ${drawer}; Steine auf der Unterseite fallen auf das rote Kissen.`,
  open: (drawer) => `Die ${drawer} öffnen`,
  openForesight: (drawer) => `Öffne die ${drawer}: Alles auf ihrer Unterseite fällt heraus.`,
  rotateForesight: (label, way) => `${label}: Norden kommt nach ${way === 'right' ? 'Osten' : 'Westen'}.`,
  turn: 'Das Kästchen umdrehen',
  turnShort: 'Umdrehen',
  turnForesight:
    'Stell das Kästchen auf den Kopf: Oben und unten, Osten und Westen tauschen, und jede Oberseite wird zur Unterseite.',
  done: 'Fertig',
  doneLabel: 'Fertig: das Kästchen so lassen',
  doneForesight: 'Lass das Kästchen, wie es steht.',

  openDrawer: 'Die offene Schublade',
  openTitle: (drawer, position, long) => `Schublade ${drawer}, ${positionName(position)}, ${long ? 'lang' : 'kurz'}`,
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
    'Zieh weiter auf: Fällt unten ein Rubin heraus, bekommst du gar nichts; sonst nimmst du, was hier liegt, und findest vielleicht einen Rubin.',
  take: 'Die Steine nehmen, die in der Schublade liegen',
  takeShort: 'Nehmen',
  takeForesight: 'Nimm die Steine des oberen vorderen Fachs auf dein schwarzes Kissen und schließ die Schublade.',
  placeNothing: 'Nichts hineinlegen',
  placeNothingForesight: 'Leg keine Imitation hinein.',
  noAlarm: 'Keinen Alarm',
  noAlarmForesight: 'Behalt deinen Alarm.',
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
  },

  redPillow: 'Rotes Kissen',
  whitePillow: 'Deine Imitationen',
  blackPillow: 'Schwarzes Kissen',
  pillow: (title, gems) => `${title}: ${gemsInWords(gems)}`,
  place: (gem) => `Einen falschen ${IMITATIONS[gem]} hineinlegen`,
  placeForesight: (gem) => `Leg einen falschen ${IMITATIONS[gem]} in die offene Schublade.`,
  pick: (gem) => `Einen ${IMITATIONS[gem]} nehmen`,
  pickForesight: (gem) => `Nimm einen ${IMITATIONS[gem]}: Er kommt auf dein schwarzes Kissen.`,

  round: 'Diese Runde',
  gemFell: 'ein Stein fiel',
  yetToAct: 'noch nicht dran gewesen',
  faceDown: (names) => `Verdeckt: ${list(names)}`,

  mine: 'Deine Seite des Tisches',
  cards: 'Deine Karten',
  alarm: { ready: 'Dein Alarm', set: 'Alarm gelegt' },
  setAlarm: 'Deinen Alarm in die Schublade legen',
  setAlarmForesight: 'Dein Alarm kommt in die Schublade: Wer mit ihm Steine fallen lässt, gibt sie dir.',
  unplaced: (diamonds) => `noch ${counted(diamonds, 'Diamant', 'Diamanten')} zu legen`,
  choose: (card) => `${characterName(card.character)} wählen, Nummer ${card.number}`,
  chooseForesight: (character) =>
    `${character === 'gemologist' ? 'Die' : 'Der'} ${characterName(character)} ${DEEDS[character]}`,
  secret: 'dein Geheimnis',
  played: 'gespielt',

  hasCard: (card) => `${characterName(card.character)} ${card.number ?? ''}`,
  hasChosen: 'hat eine Karte gewählt',
  hasNotChosen: 'hat nicht gewählt',
  imitations: 'Imitationen',
  stolen: 'Beute',
  seat: (alarm, held) => `${alarm ? 'Alarm bereit' : 'Alarm gelegt'} · ${counted(held, 'Karte', 'Karten')}`,
  hasPlayed: (held) => `Gespielt: ${cards(held)}`,
  holds: (held) => `Auf der Hand: ${cards(held)}`,

  text: {
    upright: 'Das Kästchen steht aufrecht.',
    turned: 'Das Kästchen steht auf dem Kopf.',
    unknown: 'unbekannt',
    front: 'Vorne',
    alarmOf: (name) => `Ein Alarm liegt darin: ${name}`,
    box: 'Das Kästchen',
    level: 'Etage',
    sides: { N: 'Norden', E: 'Osten', S: 'Süden', W: 'Westen' },
    drawer: (drawer, long) => `${drawer}, ${long ? 'lang' : 'kurz'}`,
    open: 'offen',
    character: 'Charakter',
    playedBy: 'Gespielt von',
    card: 'Karte',
    alarm: 'Alarm',
    alarmReady: 'bereit',
    alarmSet: 'in einer Schublade',
    cards: 'Handkarten',
    moves: {
      fill: 'Einen Diamanten in eine Schublade legen',
      open: 'Eine Schublade öffnen',
      handle: 'Das Kästchen bewegen',
      choose: 'Eine Karte wählen',
      place: 'Eine Imitation hineinlegen',
      pick: 'Deinen Anteil nehmen',
      alarm: 'Dein Alarm',
      take: 'An der offenen Schublade',
    },
  },
  sheet: {
    true: 'Echte Steine',
    imitations: 'Imitationen',
    gems: { diamonds: 'Diamanten', sapphires: 'Saphire', rubies: 'Rubine' },
  },
};
