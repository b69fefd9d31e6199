// Gentlemen Thieves in Italian.

import type { Colour } from '../../../art/colours';
import { BURGLARS, type Equipment } from '../burglars';
import { counted, form, list } from '../../../languages/it/grammar';
import type { Picked, Special } from '../moves';
import type { SpotName } from '../view';
import type { Words } from './en';

/** Masculine, as a colour by itself is. */
export const COLOUR_NAMES: Record<Colour, string> = { R: 'rosso', P: 'viola', G: 'verde', B: 'nero', Y: 'giallo' };
const FEMININE: Record<Colour, string> = { R: 'rossa', P: 'viola', G: 'verde', B: 'nera', Y: 'gialla' };
const PLURAL: Record<Colour, string> = { R: 'rossi', P: 'viola', G: 'verdi', B: 'neri', Y: 'gialli' };
const TYPE_NAMES: Record<Equipment, string> = {
  g: 'guanti',
  r: 'corda',
  l: 'lampada',
  m: 'maschera',
  c: 'piede di porco',
};
const THE_SPECIAL: Record<Special, string> = {
  tunnel: 'il tunnel',
  padlock: 'il lucchetto',
  car: 'l’auto',
  loot: 'il bottino',
};
const SPOTS: Record<SpotName, string> = {
  manor: 'Maniero',
  museum: 'Museo',
  bank: 'Banca',
  opera: 'Opera',
  casino: 'Casinò',
  centre: 'Centro',
};
/** Where something lies, and where it goes. */
export const AT: Record<SpotName, string> = {
  manor: 'al maniero',
  museum: 'al museo',
  bank: 'alla banca',
  opera: 'all’opera',
  casino: 'al casinò',
  centre: 'al centro',
};
export const FROM: Record<SpotName, string> = {
  manor: 'dal maniero',
  museum: 'dal museo',
  bank: 'dalla banca',
  opera: 'dall’opera',
  casino: 'dal casinò',
  centre: 'dal centro',
};
export const THE_SPOT: Record<SpotName, string> = {
  manor: 'il maniero',
  museum: 'il museo',
  bank: 'la banca',
  opera: 'l’opera',
  casino: 'il casinò',
  centre: 'il centro',
};

export const route = (from: SpotName, to: SpotName): string => `${FROM[from]} ${AT[to]}`;

export function tokenName(code: string): string {
  const [colour, type] = [code[0] as Colour, code[1] as Equipment];
  const colours = type === 'g' ? PLURAL : type === 'c' ? COLOUR_NAMES : FEMININE;
  return `${TYPE_NAMES[type]} ${colours[colour]}`;
}

const ARTICLES: Record<Equipment, { the: string; a: string }> = {
  g: { the: 'i', a: 'dei' },
  r: { the: 'la', a: 'una' },
  l: { the: 'la', a: 'una' },
  m: { the: 'la', a: 'una' },
  c: { the: 'il', a: 'un' },
};

export const theToken = (code: string): string => `${ARTICLES[code[1] as Equipment].the} ${tokenName(code)}`;
export const aToken = (code: string): string => `${ARTICLES[code[1] as Equipment].a} ${tokenName(code)}`;

export const coloursInWords = (colours: readonly Colour[]): string =>
  list(colours.map((colour) => COLOUR_NAMES[colour]));

const theSpecial = (what: Special, count: number): string =>
  what === 'loot' && count > 1 ? `i ${counted(count, 'bottino', 'bottini')}` : THE_SPECIAL[what];

function pickForesight(what: Special, from: SpotName): string {
  const spend = 'Spendi un favore';
  switch (what) {
    case 'tunnel':
      return `${spend} per spostare questo tunnel ${FROM[from]}: due tunnel fanno di due luoghi uno solo.`;
    case 'padlock':
      return `${spend} per spostare il lucchetto ${FROM[from]}: dove si trova non avviene nessun colpo.`;
    case 'car':
      return `${spend} per far partire l’auto ${FROM[from]}: può portare un segnalino dove c’è il lucchetto.`;
    case 'loot':
      return `${spend} per spostare del bottino ${FROM[from]} in un altro luogo.`;
  }
}

function moveForesight(picked: Picked, to: SpotName): string {
  const way = route(picked.from, to);
  switch (picked.what) {
    case 'loot':
      return `${counted(picked.count, 'bottino va', 'bottini vanno')} ${way}, per un favore.`;
    case 'car':
      return `L’auto va ${way}, per un favore.`;
    case 'tunnel':
      return `Il tunnel va ${way}, per un favore.`;
    case 'padlock':
      return `Il lucchetto va ${way}, per un favore.`;
  }
}

export const words: Words = {
  title: 'Ladri Gentiluomini',
  summary:
    'Nessuno conosce il tuo colore: scegli bene i suoi alleati, prepara i colpi, e finisci con la pila di bottino più alta.',
  options: {
    setup: {
      name: 'Preparazione',
      help: 'I primi dieci segnalini nei luoghi (GT-2.3).',
      values: { random: 'A caso', even: 'Equilibrata' },
    },
    car_must_carry: {
      name: 'Auto mai vuota',
      help: 'Dove l’auto può portare via un segnalino, deve farlo (GT-5.3).',
      values: {},
    },
    loot_from_centre: {
      name: 'Bottino dal centro',
      help: 'Un favore sposta anche il bottino della riserva in un luogo (GT-5.4).',
      values: {},
    },
  },

  spots: SPOTS,
  tokenName,
  loot: 'bottino',
  pickForesight,
  moveForesight,

  you: 'Tu',
  hints: {
    alliances: 'Premi due ladri per allearli contro gli altri tre.',
    burglary: 'Indica un segnalino per vedere che cosa fa.',
    placing: 'Premi il luogo dove va il segnalino in mano.',
    carrying: 'Premi il segnalino che l’auto porta, o «Niente».',
    mustCarry: 'Premi il segnalino che l’auto porta.',
    returning: 'Premi il tunnel che torna al centro.',
    over: 'È arrivato il brigadiere: la partita è finita.',
  },

  against: 'contro',
  againstShort: 'vs',
  sides: { all: 'I cinque colori', two: 'I due', three: 'I tre' },
  won: (tokens) => form(tokens, 'vinto', 'vinti'),
  owner: 'tu',
  ally: (pair) => `Allea ${coloursInWords(pair)}`,
  allyForesight: (pair, others) => `Allea ${coloursInWords(pair)} contro ${coloursInWords(others)}.`,
  allyFirst: (colour) => `Allea il ${COLOUR_NAMES[colour]} con un altro colore`,
  allyFirstForesight: (colour) => `Allea il ${COLOUR_NAMES[colour]}: il prossimo che premi è il suo alleato.`,
  allyBack: (colour) => `Togli il ${COLOUR_NAMES[colour]}`,
  allyBackForesight: 'Scegli di nuovo.',
  lastRound: (two, three) => `Manche precedente: ${coloursInWords(two)} contro ${coloursInWords(three)}.`,

  progress: (round, reserve, lost) => `Manche ${round} · bottino in riserva: ${reserve} · perso: ${lost}`,
  back: 'Indietro',
  howMany: 'Quanti segnalini bottino?',
  moveLoot: (count) => `Sposta ${counted(count, 'bottino', 'bottini')}`,
  moveLootForesight: (count, from) => `${counted(count, 'bottino', 'bottini')} ${FROM[from]}: poi premi un luogo.`,
  whereTo: (what) => `Dove va ${THE_SPECIAL[what]}? Premi un luogo.`,
  whoJoins: (colour) => `Chi si allea con il ${COLOUR_NAMES[colour]}? Premi un secondo ladro.`,
  carries: (from, to) => `L’auto porta ${route(from, to)}:`,
  carry: (token, to) => `Porta ${theToken(token)} ${AT[to]}`,
  nothing: 'Niente',
  carryNothing: 'Non portare niente',
  carryNothingForesight: 'L’auto resta dov’è e non porta niente.',

  display: 'Esposizione',
  displayEmpty: 'vuota',
  take: (token) => `Prendi ${theToken(token)}`,
  takeForesight: (token, near) =>
    near
      ? `Prendi ${theToken(token)}: la pila riempie subito il vuoto. Se arriva il brigadiere, la partita finisce prima che tu metta il tuo segnalino.`
      : `Prendi ${theToken(token)}: la pila riempie subito il vuoto; poi scegli dove mettere il tuo segnalino.`,
  pile: (tokens) => `Pila: ${tokens}`,
  brigadierNear: 'Il brigadiere è tra questi',
  draw: (tokens) => `Pesca dalla pila di ${counted(tokens, 'segnalino', 'segnalini')}`,
  drawForesight: (near) =>
    near
      ? 'Pesca alla cieca il primo segnalino della pila. Se è il brigadiere, la partita è finita.'
      : 'Pesca alla cieca il primo segnalino della pila: poi scegli dove metterlo.',
  inHand: 'In mano',
  inHandOf: (name) => `In mano: ${name}`,

  place: (token, place) => `Metti ${token ? theToken(token) : 'il segnalino'} ${AT[place]}.`,
  majority: (partner) => `Segnalini di ogni alleanza${partner ? `, con ${THE_SPOT[partner]}` : ''}`,
  inThePan: (side, tokens) => `${coloursInWords(side)}: ${counted(tokens, 'segnalino', 'segnalini')}.`,
  readyButLocked: 'Tutto pronto, ma c’è il lucchetto',
  typeName: (type) => TYPE_NAMES[type],
  lacks: (type, isThroughTunnel) => `niente ${TYPE_NAMES[type]}${isThroughTunnel ? ' qui, ma oltre il tunnel sì' : ''}`,
  locked: 'C’è il lucchetto',
  lockedThrough: 'Lucchetto oltre il tunnel',
  onlyMissing: (type) =>
    type === 'g' ? 'Mancano solo i guanti' : `Manca solo ${ARTICLES[type].the} ${TYPE_NAMES[type]}`,
  joinedWith: (partner) => `Tunnel verso ${THE_SPOT[partner]}`,

  pickUp: (what, count, from) => `Sposta ${theSpecial(what, count)} ${FROM[from]}`,
  putBack: (what, count, at) => `Rimetti ${theSpecial(what, count)} ${AT[at]}`,
  putBackForesight: 'Rimetti tutto com’era: non spendi niente.',
  returnTunnel: (place) => `Rimetti al centro il tunnel che è ${AT[place]}`,

  burglar: (colour, isSecret) => `${isSecret ? 'in segreto ' : ''}${BURGLARS[colour]} (${COLOUR_NAMES[colour]})`,
  burglarUnknown: 'ladro sconosciuto',
  favours: (favours) => (favours ? counted(favours, 'favore', 'favori') : 'nessun favore'),
  matchmaker: 'ha il mediatore',

  heists: (heists) => `Colpi finora: ${heists}`,
  wonBy: (winners) => (winners.length ? `Vinto da ${coloursInWords(winners)}` : 'Parità: tutto perso'),

  text: {
    allied: (two, three) => `${two} contro ${three}`,
    centre: (things) => `Al centro: ${things}`,
    places: 'I luoghi',
    place: 'Luogo',
    equipment: 'Attrezzi',
    missing: 'Manca',
    lootAndMore: 'Bottini e segnalini speciali',
    specials: { tunnel: 'tunnel', padlock: 'lucchetto', car: 'auto' },
    burglar: 'Ladro',
    favours: 'Favori',
    matchmaker: 'Mediatore',
    yes: 'sì',
    colour: 'Colore',
    tokens: 'Segnalini',
    moves: {
      ally: 'Allea due colori',
      take: 'Prendi un segnalino',
      at: 'Metti il segnalino',
      tunnel: 'Sposta un tunnel, per un favore',
      padlock: 'Sposta il lucchetto, per un favore',
      car: 'Sposta l’auto, per un favore',
      loot: 'Sposta del bottino, per un favore',
      carry: 'Che cosa porta l’auto',
      return: 'Il tunnel che torna al centro',
    },
  },
  sheet: {
    colour: 'Ladro',
    secret: 'segreto',
    favours: 'Favori',
    own: 'Del suo colore',
    piles: 'Le pile dei colori',
    colours: { R: 'rosso', P: 'viola', G: 'verde', B: 'nero', Y: 'giallo' },
  },
};
