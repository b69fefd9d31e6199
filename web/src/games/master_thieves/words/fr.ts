// Master Thieves in French.

import { counted, list } from '../../../languages/fr/grammar';
import type { GemCounts, Level, Side } from '../state';
import type { Card, Character, Face, Imitation, Position } from '../view';
import type { Words } from './en';

const LEVEL_NAMES: Record<Level, string> = { T: 'en haut', M: 'au milieu', B: 'en bas' };
const SIDE_NAMES: Record<Side, string> = { N: 'au nord', E: 'à l’est', S: 'au sud', W: 'à l’ouest' };
const CHARACTERS: Record<Character, string> = {
  smuggler: 'contrebandier',
  jeweller: 'bijoutier',
  gemologist: 'bijoutière',
  thief: 'voleur',
  'master-thief': 'maître voleur',
  detective: 'détective',
};
const IMITATIONS: Record<Imitation, string> = { diamond: 'diamant', sapphire: 'saphir' };

export function positionName(position: Position): string {
  return `${LEVEL_NAMES[position[0] as Level]} ${SIDE_NAMES[position[1] as Side]}`;
}

export function characterName(character: Character): string {
  return CHARACTERS[character];
}

/** With its article. */
export function theCharacter(character: Character): string {
  return `${character === 'gemologist' ? 'la' : 'le'} ${CHARACTERS[character]}`;
}

export function gemsInWords(gems: GemCounts): string {
  const parts = [
    gems.diamonds ? counted(gems.diamonds, 'diamant', 'diamants') : '',
    gems.sapphires ? counted(gems.sapphires, 'saphir', 'saphirs') : '',
    gems.rubies ? counted(gems.rubies, 'rubis', 'rubis') : '',
  ].filter(Boolean);
  return list(parts) || 'rien';
}

export function faceInWords(face: Face): string {
  const more = [face.alarm === null ? '' : 'une alarme', face.ruby ? 'un rubis derrière' : ''].filter(Boolean);
  const gems = face.diamonds || face.sapphires || more.length === 0 ? [gemsInWords(face)] : [];
  return [...gems, ...more].join(', ');
}

const DEEDS: Record<Character, string> = {
  smuggler:
    'joue en premier : il vide un tiroir sur le coussin rouge et en prend sa part, sauf si les détectives sont plus nombreux.',
  jeweller: 'place une imitation dans un tiroir, et peut la protéger avec son alarme.',
  gemologist: 'place une imitation même si des bijoux tombent, et peut en ajouter une par détective.',
  thief: 'prend tous les bijoux de la face supérieure d’un tiroir.',
  'master-thief': 'prend les bijoux, ou cherche un rubis derrière eux.',
  detective: 'ne touche pas au coffret : il prend sa part du coussin rouge à la fin de la manche.',
};

const cards = (held: readonly Card[]): string =>
  held.map((card) => `${characterName(card.character)} ${card.number ?? '?'}`).join(', ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const words: Words = {
  title: 'Maîtres Voleurs',
  summary: 'Glisse tes imitations dans un coffret qui tourne sans cesse, et prends-y ce qui est devenu authentique.',
  options: {
    edition: {
      name: 'Édition',
      help: 'La règle suivie : anglaise, française ou italienne (MT-8).',
      values: { en: 'Anglaise', fr: 'Française', it: 'Italienne' },
    },
    one_box_action: {
      name: 'Une seule manipulation',
      help: 'Tourner ou retourner le coffret, pas les deux (MT-4.6).',
      values: {},
    },
  },

  characterName,
  gems: gemsInWords,
  rotations: {
    'top-left': 'Tourner l’étage du haut vers la gauche',
    'top-right': 'Tourner l’étage du haut vers la droite',
    'two-left': 'Tourner les deux étages du haut vers la gauche',
    'two-right': 'Tourner les deux étages du haut vers la droite',
  },

  you: 'Toi',
  heading: {
    over: (rounds) => `La partie est finie après ${counted(rounds, 'manche', 'manches')}`,
    preparing: 'On remplit le coffret',
    round: (round, cycle) => `Manche ${round + 1} · cycle ${cycle + 1}`,
  },
  hints: {
    fill: 'Touche le tiroir pour ton diamant.',
    handle: 'Touche une flèche d’un étage, retourne le coffret, ou laisse-le ainsi.',
    choose: 'Touche la carte que tu joues dans cette manche.',
    open: 'Touche le tiroir à ouvrir.',
    place: 'Touche une imitation sur ton coussin blanc.',
    alarm: 'Touche ton alarme pour la poser.',
    take: 'Touche ce qui est devant pour le prendre, ou la partie sombre derrière pour chercher.',
    ruby: 'Prends le rubis, ou laisse-le.',
    pick: 'Touche un bijou du coussin rouge.',
    over: '',
  },

  levels: { T: 'Haut', M: 'Milieu', B: 'Bas' },
  level: (level) => ({ T: 'étage du haut', M: 'étage du milieu', B: 'étage du bas' })[level],
  drawer: (drawer, position, long) =>
    `tiroir${long === null ? '' : long ? ' long' : ' court'} ${drawer}, ${positionName(position)}`,
  known: (up, down) => ` ; dessus : ${faceInWords(up)} ; dessous : ${faceInWords(down)}`,
  fill: (drawer) => `Placer un diamant dans le ${drawer}`,
  fillForesight: (drawer) =>
    `Placer un diamant dans la face supérieure du ${drawer} ; les bijoux de la face inférieure tombent sur le coussin rouge.`,
  open: (drawer) => `Ouvrir le ${drawer}`,
  openForesight: (drawer) => `Ouvrir le ${drawer} : tout ce qui est dans sa face inférieure tombe.`,
  rotateForesight: (label, way) => `${label} : le nord va à l’${way === 'right' ? 'est' : 'ouest'}.`,
  turn: 'Retourner le coffret',
  turnShort: 'Retourner',
  turnForesight:
    'Retourner le coffret : le haut et le bas s’échangent, l’est et l’ouest aussi, et la face supérieure de chaque tiroir devient sa face inférieure.',
  turnAnyway: 'Retourner, et renoncer à tourner ?',
  rotateAnyway: 'Tourner, et renoncer à retourner ?',
  done: 'C’est tout',
  doneLabel: 'C’est tout : laisser le coffret ainsi',
  doneForesight: 'Laisser le coffret tel qu’il est.',

  openDrawer: 'Le tiroir ouvert',
  openTitle: (drawer, position, long) =>
    `Tiroir ${drawer}, ${positionName(position)}${long === null ? '' : long ? ', long' : ', court'}`,
  lastTitle: (drawer, position, name) => `Dernier ouvert : tiroir ${drawer}, ${positionName(position)}, par ${name}`,
  allClosed: 'Tous les tiroirs sont fermés.',
  lay: 'Dedans',
  fell: 'Tombé',
  empty: 'vide',
  behind: 'Derrière',
  ruby: 'Un rubis',
  search: 'Chercher un compartiment secret',
  searchForesight:
    'Tirer le tiroir plus loin : si un rubis tombe de la face inférieure, tu n’as rien du tout ; sinon tu prends les bijoux, et tu trouves peut-être un rubis.',
  take: 'Prendre les bijoux qui sont dans le tiroir',
  takeShort: 'Prendre',
  takeForesight: 'Poser sur ton coussin noir les bijoux du premier compartiment supérieur, et refermer le tiroir.',
  placeNothing: 'Ne rien placer',
  placeNothingForesight: 'Ne placer aucune imitation.',
  noAlarm: 'Pas d’alarme',
  noAlarmForesight: 'Garder ton alarme.',
  takeRuby: 'Prendre le rubis',
  takeRubyForesight: 'Le rubis va sur ton coussin noir : quatre points.',
  leaveRuby: 'Laisser le rubis',
  leaveRubyShort: 'Le laisser',
  leaveRubyForesight: 'Le rubis reste où il est.',

  look: {
    in3D: '3D',
    in3DLabel: 'Vue 3D du coffret',
    flat: '2D',
    flatLabel: 'Vue 2D du coffret',
    slow: 'La 3D est trop lente sur cet appareil : le coffret s’affiche à plat.',
  },

  redPillow: 'Coussin rouge',
  whitePillow: 'Tes imitations',
  blackPillow: 'Ton coussin noir',
  pillow: (title, gems) => `${title} : ${gemsInWords(gems)}`,
  place: (gem) => `Placer un faux ${IMITATIONS[gem]}`,
  placeForesight: (gem) => `Placer un faux ${IMITATIONS[gem]} dans le tiroir ouvert.`,
  pick: (gem) => `Prendre un ${IMITATIONS[gem]}`,
  pickForesight: (gem) => `Prendre un ${IMITATIONS[gem]} : il va sur ton coussin noir.`,

  round: 'Cette manche',
  gemFell: 'un bijou est tombé',
  yetToAct: 'doit encore jouer',
  faceDown: (names) => `Face cachée : ${list(names)}`,

  mine: 'Ton côté de la table',
  cards: 'Tes cartes',
  alarm: { ready: 'Ton alarme', set: 'Alarme posée' },
  setAlarm: 'Poser ton alarme dans le tiroir',
  setAlarmForesight:
    'Ton alarme va dans le tiroir : si un autre joueur fait tomber des bijoux avec elle, ils vont sur ton coussin noir ; si c’est toi, sur le rouge.',
  unplaced: (diamonds) => `${counted(diamonds, 'diamant', 'diamants')} à placer`,
  choose: (card) => `Choisir ${theCharacter(card.character)}, numéro ${card.number}`,
  chooseForesight: (character) => `${capital(theCharacter(character))} ${DEEDS[character]}`,
  secret: 'ton secret',
  played: 'jouée',

  hasCard: (card) => `${characterName(card.character)} ${card.number ?? ''}`,
  hasChosen: 'a choisi une carte',
  hasNotChosen: 'n’a pas choisi',
  imitations: 'Imitations',
  stolen: 'Volés',
  seat: (alarm, held) => `${alarm ? 'alarme disponible' : 'alarme posée'} · ${counted(held, 'carte', 'cartes')}`,
  hasPlayed: (held) => `A joué : ${cards(held)}`,
  holds: (held) => `A en main : ${cards(held)}`,

  text: {
    upright: 'Le coffret est à l’endroit.',
    turned: 'Le coffret est à l’envers.',
    unknown: 'inconnu',
    front: 'Devant',
    alarmOf: (name) => `Une alarme s’y trouve : ${name}`,
    box: 'Le coffret',
    level: 'Étage',
    sides: { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest' },
    drawer: (drawer, long) => drawer + (long === null ? '' : long ? ', long' : ', court'),
    open: 'ouvert',
    character: 'Personnage',
    playedBy: 'Joué par',
    card: 'Carte',
    alarm: 'Alarme',
    alarmReady: 'disponible',
    alarmSet: 'dans un tiroir',
    cards: 'Cartes en main',
    moves: {
      fill: 'Placer un diamant dans un tiroir',
      open: 'Ouvrir un tiroir',
      handle: 'Manipuler le coffret',
      choose: 'Choisir une carte',
      place: 'Placer une imitation',
      pick: 'Prendre ta part',
      alarm: 'Ton alarme',
      take: 'Dans le tiroir ouvert',
    },
  },
  sheet: {
    true: 'Authentiques',
    imitations: 'Imitations',
    gems: { diamonds: 'diamants', sapphires: 'saphirs', rubies: 'rubis' },
  },
};
