// Gentlemen Thieves in French.

import type { Colour } from '../../../art/colours';
import { BURGLARS, type Equipment } from '../burglars';
import { counted, form, list } from '../../../languages/fr/grammar';
import type { Picked, Special } from '../moves';
import type { SpotName } from '../view';
import type { Words } from './en';

/** Masculine, as a colour by itself is. */
export const COLOUR_NAMES: Record<Colour, string> = { R: 'rouge', P: 'violet', G: 'vert', B: 'noir', Y: 'jaune' };
const FEMININE: Record<Colour, string> = { R: 'rouge', P: 'violette', G: 'verte', B: 'noire', Y: 'jaune' };
const TYPE_NAMES: Record<Equipment, string> = {
  g: 'gants',
  r: 'corde',
  l: 'lampe',
  m: 'masque',
  c: 'pied-de-biche',
};
const SPECIALS: Record<Special, string> = { tunnel: 'tunnel', padlock: 'cadenas', car: 'tacot', loot: 'butin' };
const SPOTS: Record<SpotName, string> = {
  manor: 'Manoir',
  museum: 'Musée',
  bank: 'Banque',
  opera: 'Opéra',
  casino: 'Casino',
  centre: 'Centre',
};
/** `au manoir`, `à la banque`. */
export const AT: Record<SpotName, string> = {
  manor: 'au manoir',
  museum: 'au musée',
  bank: 'à la banque',
  opera: 'à l’opéra',
  casino: 'au casino',
  centre: 'au centre de la table',
};
export const FROM: Record<SpotName, string> = {
  manor: 'du manoir',
  museum: 'du musée',
  bank: 'de la banque',
  opera: 'de l’opéra',
  casino: 'du casino',
  centre: 'du centre de la table',
};
export const THE_SPOT: Record<SpotName, string> = {
  manor: 'le manoir',
  museum: 'le musée',
  bank: 'la banque',
  opera: 'l’opéra',
  casino: 'le casino',
  centre: 'le centre de la table',
};

export const route = (from: SpotName, to: SpotName): string => `${FROM[from]} ${AT[to]}`;

export function tokenName(code: string): string {
  const [colour, type] = [code[0] as Colour, code[1] as Equipment];
  if (type === 'g') return `gants ${COLOUR_NAMES[colour]}s`;
  const isFeminine = type === 'r' || type === 'l';
  return `${TYPE_NAMES[type]} ${isFeminine ? FEMININE[colour] : COLOUR_NAMES[colour]}`;
}

const ARTICLES: Record<Equipment, { the: string; a: string }> = {
  g: { the: 'les', a: 'des' },
  r: { the: 'la', a: 'une' },
  l: { the: 'la', a: 'une' },
  m: { the: 'le', a: 'un' },
  c: { the: 'le', a: 'un' },
};

export const theToken = (code: string): string => `${ARTICLES[code[1] as Equipment].the} ${tokenName(code)}`;
export const aToken = (code: string): string => `${ARTICLES[code[1] as Equipment].a} ${tokenName(code)}`;

export const coloursInWords = (colours: readonly Colour[]): string =>
  list(colours.map((colour) => COLOUR_NAMES[colour]));

const theSpecial = (what: Special, count: number): string =>
  what === 'loot' && count > 1 ? `les ${counted(count, 'butin', 'butins')}` : `le ${SPECIALS[what]}`;

function pickForesight(what: Special, from: SpotName): string {
  const spend = 'Dépenser un coup de pouce';
  switch (what) {
    case 'tunnel':
      return `${spend} pour déplacer ce tunnel ${FROM[from]} : deux tunnels font de deux lieux un seul.`;
    case 'padlock':
      return `${spend} pour déplacer le cadenas ${FROM[from]} : pas de casse là où il est posé.`;
    case 'car':
      return `${spend} pour faire rouler le tacot ${FROM[from]} : il peut emporter un pion jusqu’au cadenas.`;
    case 'loot':
      return `${spend} pour déplacer des butins ${FROM[from]} vers un autre lieu.`;
  }
}

function moveForesight(picked: Picked, to: SpotName): string {
  const way = route(picked.from, to);
  switch (picked.what) {
    case 'loot':
      return `${counted(picked.count, 'butin va', 'butins vont')} ${way}, pour un coup de pouce.`;
    case 'car':
      return `Le tacot roule ${way}, pour un coup de pouce.`;
    default:
      return `Le ${SPECIALS[picked.what]} va ${way}, pour un coup de pouce.`;
  }
}

export const words: Words = {
  title: 'Gentlemen Cambrioleurs',
  summary:
    'Personne ne connaît ta couleur : choisis bien ses alliés, prépare les casses, et finis avec la plus haute pile de butin.',
  options: {
    setup: {
      name: 'Mise en place',
      help: 'Les dix premiers pions Équipement (GT-2.3).',
      values: { random: 'Au hasard', even: 'Équilibrée' },
    },
    car_must_carry: {
      name: 'Tacot jamais à vide',
      help: 'Le tacot emporte un pion partout où il le peut (GT-5.3).',
      values: {},
    },
    loot_from_centre: {
      name: 'Butin du centre',
      help: 'Un coup de pouce déplace aussi des butins de la réserve vers un lieu (GT-5.4).',
      values: {},
    },
  },

  spots: SPOTS,
  tokenName,
  loot: 'butin',
  pickForesight,
  moveForesight,

  you: 'Toi',
  hints: {
    alliances: 'Touche deux cambrioleurs pour les allier contre les trois autres.',
    burglary: 'Pointe un pion pour voir ce qu’il fait.',
    placing: 'Touche le lieu où va le pion en main.',
    carrying: 'Touche le pion que le tacot emporte, ou « Rien ».',
    mustCarry: 'Touche le pion que le tacot emporte.',
    returning: 'Touche le tunnel qui retourne au centre de la table.',
    over: 'Le brigadier est là : la partie est finie.',
  },

  against: 'contre',
  againstShort: 'vs',
  sides: { all: 'Les cinq couleurs', two: 'Les deux', three: 'Les trois' },
  won: (tokens) => form(tokens, 'gagné', 'gagnés'),
  owner: 'toi',
  ally: (pair) => `Allier ${coloursInWords(pair)}`,
  allyForesight: (pair, others) => `Allier ${coloursInWords(pair)} contre ${coloursInWords(others)}.`,
  allyFirst: (colour) => `Allier le ${COLOUR_NAMES[colour]} à une autre couleur`,
  allyFirstForesight: (colour) => `Allier le ${COLOUR_NAMES[colour]} : touche ensuite son partenaire.`,
  allyBack: (colour) => `Retirer le ${COLOUR_NAMES[colour]}`,
  allyBackForesight: 'Choisir à nouveau.',
  lastRound: (two, three) => `Tour précédent : ${coloursInWords(two)} contre ${coloursInWords(three)}.`,

  progress: (round, reserve, lost) => `Tour ${round} · butins en réserve : ${reserve} · perdus : ${lost}`,
  back: 'Retour',
  howMany: 'Combien de butins ?',
  moveLoot: (count) => `Déplacer ${counted(count, 'butin', 'butins')}`,
  moveLootForesight: (count, from) => `${counted(count, 'butin', 'butins')} ${FROM[from]} : touche ensuite un lieu.`,
  whereTo: (what) => `Où va le ${SPECIALS[what]} ? Touche un lieu.`,
  whoJoins: (colour) => `Qui rejoint le ${COLOUR_NAMES[colour]} ? Touche un deuxième cambrioleur.`,
  carries: (from, to) => `Le tacot emporte, ${route(from, to)} :`,
  carry: (token, to) => `Emporter ${theToken(token)} ${AT[to]}`,
  nothing: 'Rien',
  carryNothing: 'Ne rien emporter',
  carryNothingForesight: 'Le tacot reste où il est et n’emporte rien.',

  display: 'Plateau de jeu',
  displayEmpty: 'vide',
  take: (token) => `Prendre ${theToken(token)}`,
  takeForesight: (token, near) =>
    near
      ? `Prendre ${theToken(token)} : la pioche remplace aussitôt ce pion. Si le brigadier sort, la partie est finie avant que tu poses le tien.`
      : `Prendre ${theToken(token)} : la pioche remplace aussitôt ce pion ; tu choisis ensuite où le poser.`,
  pile: (tokens) => `Pioche : ${tokens}`,
  brigadierNear: 'Le brigadier est parmi eux',
  draw: (tokens) => `Piocher parmi ${counted(tokens, 'pion', 'pions')}`,
  drawForesight: (near) =>
    near
      ? 'Piocher un pion à l’aveugle. Si c’est le brigadier, la partie est finie.'
      : 'Piocher un pion à l’aveugle : tu choisis ensuite où le poser.',
  inHand: 'En main',
  inHandOf: (name) => `En main : ${name}`,

  place: (token, place) => `Poser ${token ? theToken(token) : 'le pion'} ${AT[place]}.`,
  majority: (partner) => `Pions de chaque alliance${partner ? `, avec ${THE_SPOT[partner]}` : ''}`,
  inThePan: (side, tokens) => `${coloursInWords(side)} : ${counted(tokens, 'pion', 'pions')}.`,
  readyButLocked: 'Tout est prêt, mais sous cadenas',
  typeName: (type) => TYPE_NAMES[type],
  lacks: (type, isThroughTunnel) =>
    `pas de ${TYPE_NAMES[type]}${isThroughTunnel ? ' ici, mais il y en a au bout du tunnel' : ''}`,
  locked: 'Sous cadenas',
  lockedThrough: 'Cadenas au bout du tunnel',
  onlyMissing: (type) =>
    `Il ne manque que ${{ g: 'les gants', r: 'la corde', l: 'la lampe', m: 'le masque', c: 'le pied-de-biche' }[type]}`,
  joinedWith: (partner) => `Tunnel vers ${THE_SPOT[partner]}`,

  pickUp: (what, count, from) => `Déplacer ${theSpecial(what, count)} ${FROM[from]}`,
  putBack: (what, count, at) => `Remettre ${theSpecial(what, count)} ${AT[at]}`,
  putBackForesight: 'Remettre en place : rien n’est dépensé.',
  returnTunnel: (place) => `Remettre au centre de la table le tunnel ${FROM[place]}`,

  burglar: (colour, isSecret) => `${isSecret ? 'en secret : ' : ''}${BURGLARS[colour]} (${COLOUR_NAMES[colour]})`,
  burglarUnknown: 'cambrioleur inconnu',
  favours: (favours) => (favours ? counted(favours, 'coup de pouce', 'coups de pouce') : 'aucun coup de pouce'),
  matchmaker: 'a l’entremetteur',

  heists: (heists) => `Casses jusqu’ici : ${heists}`,
  wonBy: (winners) => (winners.length ? `Gagné par ${coloursInWords(winners)}` : 'Égalité : tout est perdu'),

  text: {
    allied: (two, three) => `${two} contre ${three}`,
    centre: (things) => `Au centre de la table : ${things}`,
    places: 'Les lieux',
    place: 'Lieu',
    equipment: 'Équipement',
    missing: 'Il manque',
    lootAndMore: 'Butins et pions spéciaux',
    specials: { tunnel: 'tunnel', padlock: 'cadenas', car: 'tacot' },
    burglar: 'Cambrioleur',
    favours: 'Coups de pouce',
    matchmaker: 'Entremetteur',
    yes: 'oui',
    colour: 'Couleur',
    tokens: 'Pions',
    moves: {
      ally: 'Allier deux couleurs',
      take: 'Prendre un pion',
      at: 'Poser le pion',
      tunnel: 'Déplacer un tunnel, pour un coup de pouce',
      padlock: 'Déplacer le cadenas, pour un coup de pouce',
      car: 'Déplacer le tacot, pour un coup de pouce',
      loot: 'Déplacer du butin, pour un coup de pouce',
      carry: 'Ce que le tacot emporte',
      return: 'Le tunnel qui retourne au centre de la table',
    },
  },
  sheet: {
    colour: 'Cambrioleur',
    secret: 'secret',
    favours: 'Coups de pouce',
    own: 'De sa couleur',
    piles: 'Les piles des couleurs',
    colours: { R: 'rouge', P: 'violet', G: 'vert', B: 'noir', Y: 'jaune' },
  },
};
