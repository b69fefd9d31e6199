// Master Thieves in Italian.

import { counted, list } from '../../../languages/it/grammar';
import type { GemCounts, Level, Side } from '../state';
import type { Card, Character, Face, Imitation, Position } from '../view';
import type { Words } from './en';

const LEVEL_NAMES: Record<Level, string> = { T: 'in alto', M: 'al centro', B: 'in basso' };
const SIDE_NAMES: Record<Side, string> = { N: 'nord', E: 'est', S: 'sud', W: 'ovest' };
const CHARACTERS: Record<Character, string> = {
  smuggler: 'contrabbandiere',
  jeweller: 'gioielliere',
  gemologist: 'gioielliera',
  thief: 'ladro',
  'master-thief': 'maestro dei ladri',
  detective: 'detective',
};
export const A_GEM: Record<Imitation, string> = { diamond: 'un diamante', sapphire: 'uno zaffiro' };
export const A_FALSE_GEM: Record<Imitation, string> = { diamond: 'un diamante falso', sapphire: 'uno zaffiro falso' };

export function positionName(position: Position): string {
  return `${LEVEL_NAMES[position[0] as Level]} a ${SIDE_NAMES[position[1] as Side]}`;
}

export function characterName(character: Character): string {
  return CHARACTERS[character];
}

/** With its article. */
export function theCharacter(character: Character): string {
  return `${character === 'gemologist' ? 'la' : 'il'} ${CHARACTERS[character]}`;
}

export function gemsInWords(gems: GemCounts): string {
  const parts = [
    gems.diamonds ? counted(gems.diamonds, 'diamante', 'diamanti') : '',
    gems.sapphires ? counted(gems.sapphires, 'zaffiro', 'zaffiri') : '',
    gems.rubies ? counted(gems.rubies, 'rubino', 'rubini') : '',
  ].filter(Boolean);
  return list(parts) || 'niente';
}

export function faceInWords(face: Face): string {
  const more = [face.alarm === null ? '' : 'un allarme', face.ruby ? 'un rubino dietro' : ''].filter(Boolean);
  const gems = face.diamonds || face.sapphires || more.length === 0 ? [gemsInWords(face)] : [];
  return [...gems, ...more].join(', ');
}

const DEEDS: Record<Character, string> = {
  smuggler:
    'agisce per primo: sposta sul cuscino rosso i gioielli di un cassetto, e poi ne prende una parte, se i detective non sono di più.',
  jeweller: 'mette un’imitazione in un cassetto, e può proteggerla con l’allarme.',
  gemologist: 'mette un’imitazione anche se cadono gioielli, e può metterne un’altra per ogni detective.',
  thief: 'prende tutti i gioielli della faccia superiore di un cassetto.',
  'master-thief': 'prende i gioielli, o cerca anche un rubino nello scompartimento segreto.',
  detective: 'non tocca nessun cassetto: divide il cuscino rosso alla fine della manche.',
};

const cards = (held: readonly Card[]): string =>
  held.map((card) => `${characterName(card.character)} ${card.number ?? '?'}`).join(', ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const words: Words = {
  title: 'Maestri dei Ladri',
  summary: 'Infila le tue imitazioni nel portagioie, dove diventano gioielli veri, e ruba quelli degli altri.',
  options: {
    edition: {
      name: 'Edizione',
      help: 'Quali regole stampate si seguono: inglesi, francesi o italiane (MT-8).',
      values: { en: 'Inglese', fr: 'Francese', it: 'Italiana' },
    },
    one_box_action: {
      name: 'Una sola azione',
      help: 'Girare o capovolgere il portagioie, non entrambe le cose (MT-4.6).',
      values: {},
    },
  },

  characterName,
  gems: gemsInWords,
  rotations: {
    'top-left': 'Gira il piano superiore a sinistra',
    'top-right': 'Gira il piano superiore a destra',
    'two-left': 'Gira i due piani superiori a sinistra',
    'two-right': 'Gira i due piani superiori a destra',
  },

  you: 'Tu',
  heading: {
    over: (rounds) => `La partita è finita dopo ${counted(rounds, 'manche', 'manche')}`,
    preparing: 'Il portagioie si riempie',
    round: (round, cycle) => `Manche ${round + 1} · ciclo ${cycle + 1}`,
  },
  hints: {
    fill: 'Premi il cassetto dove mettere il diamante.',
    handle: 'Premi la freccia di un piano, capovolgi il portagioie, o fermati qui.',
    choose: 'Premi la carta che giochi in questa manche.',
    open: 'Premi il cassetto da aprire.',
    place: 'Premi un’imitazione sul tuo cuscino bianco.',
    alarm: 'Premi il tuo allarme per metterlo nel cassetto.',
    take: 'Premi quello che c’è davanti per prenderlo, o la parte scura dietro per cercare.',
    ruby: 'Prendi il rubino, o lascialo.',
    pick: 'Premi un gioiello sul cuscino rosso.',
    over: '',
  },

  levels: { T: 'Alto', M: 'Centro', B: 'Basso' },
  level: (level) => ({ T: 'piano superiore', M: 'piano centrale', B: 'piano inferiore' })[level],
  drawer: (drawer, position, long) =>
    `cassetto${long === null ? '' : long ? ' lungo' : ' corto'} ${drawer}, ${positionName(position)}`,
  known: (up, down) => `; sopra: ${faceInWords(up)}; sotto: ${faceInWords(down)}`,
  fill: (drawer) => `Metti un diamante nel ${drawer}`,
  fillForesight: (drawer) =>
    `Metti un diamante nella faccia superiore del ${drawer}; i gioielli della faccia inferiore cadono sul cuscino rosso.`,
  open: (drawer) => `Apri il ${drawer}`,
  openForesight: (drawer) => `Apri il ${drawer}: tutto quello che è nella faccia inferiore cade.`,
  rotateForesight: (label, way) => `${label}: il nord va a ${way === 'right' ? 'est' : 'ovest'}.`,
  turn: 'Capovolgi il portagioie',
  turnShort: 'Capovolgi',
  turnForesight:
    'Metti il portagioie a testa in giù: alto e basso, est e ovest si scambiano, e in ogni cassetto quello che era sopra finisce sotto.',
  turnAnyway: 'Capovolgi e rinunci a girare?',
  rotateAnyway: 'Giri e rinunci a capovolgere?',
  done: 'Fatto',
  doneLabel: 'Fatto: lascia il portagioie così',
  doneForesight: 'Lascia il portagioie com’è.',

  openDrawer: 'Il cassetto aperto',
  openTitle: (drawer, position, long) =>
    `Cassetto ${drawer}, ${positionName(position)}${long === null ? '' : long ? ', lungo' : ', corto'}`,
  lastTitle: (drawer, position, name) => `Ultimo aperto, da ${name}: cassetto ${drawer}, ${positionName(position)}`,
  allClosed: 'Tutti i cassetti sono chiusi.',
  lay: 'Dentro',
  fell: 'Caduto',
  empty: 'vuoto',
  behind: 'Dietro',
  ruby: 'Un rubino',
  search: 'Cerca uno scompartimento segreto',
  searchForesight:
    'Apri fino in fondo: se da sotto cade un rubino, resti a mani vuote; altrimenti prendi quello che c’è, e forse trovi un rubino.',
  take: 'Prendi i gioielli che sono nel cassetto',
  takeShort: 'Prendi',
  takeForesight: 'Metti sul tuo cuscino nero i gioielli del primo scompartimento superiore, e chiudi il cassetto.',
  placeNothing: 'Non mettere niente',
  placeNothingForesight: 'Non mettere nessuna imitazione.',
  noAlarm: 'Niente allarme',
  noAlarmForesight: 'Tieni il tuo allarme.',
  takeRuby: 'Prendi il rubino',
  takeRubyForesight: 'Il rubino va sul tuo cuscino nero: quattro punti.',
  leaveRuby: 'Lascia il rubino',
  leaveRubyShort: 'Lascialo',
  leaveRubyForesight: 'Il rubino resta dov’è.',

  look: {
    in3D: '3D',
    in3DLabel: 'Vista 3D del portagioie',
    flat: '2D',
    flatLabel: 'Vista 2D del portagioie',
    slow: 'Il 3D è troppo lento su questo dispositivo: il portagioie ora è mostrato in 2D.',
  },

  redPillow: 'Cuscino rosso',
  whitePillow: 'Imitazioni',
  blackPillow: 'Cuscino nero',
  pillow: (title, gems) => `${title}: ${gemsInWords(gems)}`,
  place: (gem) => `Metti ${A_FALSE_GEM[gem]}`,
  placeForesight: (gem) => `Metti ${A_FALSE_GEM[gem]} nel cassetto aperto.`,
  pick: (gem) => `Prendi ${A_GEM[gem]}`,
  pickForesight: (gem) => `Prendi ${A_GEM[gem]}: va sul tuo cuscino nero.`,

  round: 'Questa manche',
  gemFell: 'è caduto un gioiello',
  yetToAct: 'deve ancora agire',
  faceDown: (names) => `Coperte: ${list(names)}`,

  mine: 'Il tuo lato del tavolo',
  cards: 'Le tue carte',
  alarm: { ready: 'Il tuo allarme', set: 'Allarme piazzato' },
  setAlarm: 'Metti il tuo allarme nel cassetto',
  setAlarmForesight:
    'Il tuo allarme va nel cassetto: i gioielli che altri fanno cadere insieme all’allarme vanno sul tuo cuscino nero; se li fai cadere tu, su quello rosso.',
  unplaced: (diamonds) => `${counted(diamonds, 'diamante', 'diamanti')} da mettere`,
  choose: (card) => `Scegli ${theCharacter(card.character)}, numero ${card.number}`,
  chooseForesight: (character) => `${capital(theCharacter(character))} ${DEEDS[character]}`,
  secret: 'il tuo segreto',
  played: 'giocata',

  hasCard: (card) => `${characterName(card.character)} ${card.number ?? ''}`,
  hasChosen: 'ha scelto una carta',
  hasNotChosen: 'non ha ancora scelto',
  imitations: 'Imitazioni',
  stolen: 'Bottino',
  seat: (alarm, held) => `${alarm ? 'allarme pronto' : 'allarme piazzato'} · ${counted(held, 'carta', 'carte')}`,
  hasPlayed: (held) => `Ha giocato: ${cards(held)}`,
  holds: (held) => `Ha in mano: ${cards(held)}`,

  text: {
    upright: 'Il portagioie è diritto.',
    turned: 'Il portagioie è capovolto.',
    unknown: 'sconosciuto',
    front: 'Davanti',
    alarmOf: (name) => `Dentro c’è un allarme: ${name}`,
    box: 'Il portagioie',
    level: 'Piano',
    sides: { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ovest' },
    drawer: (drawer, long) => drawer + (long === null ? '' : long ? ', lungo' : ', corto'),
    open: 'aperto',
    character: 'Personaggio',
    playedBy: 'Giocato da',
    card: 'Carta',
    alarm: 'Allarme',
    alarmReady: 'a disposizione',
    alarmSet: 'in un cassetto',
    cards: 'Carte in mano',
    moves: {
      fill: 'Metti un diamante in un cassetto',
      open: 'Apri un cassetto',
      handle: 'Muovi il portagioie',
      choose: 'Scegli una carta',
      place: 'Metti un’imitazione',
      pick: 'Prendi la tua parte',
      alarm: 'Il tuo allarme',
      take: 'Al cassetto aperto',
    },
  },
  sheet: {
    true: 'Gioielli veri',
    imitations: 'Imitazioni',
    gems: { diamonds: 'diamanti', sapphires: 'zaffiri', rubies: 'rubini' },
  },
};
