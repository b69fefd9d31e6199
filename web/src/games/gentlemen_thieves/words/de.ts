// Gentlemen Thieves in German.

import type { Colour } from '../../../art/colours';
import { BURGLARS, type Equipment } from '../burglars';
import { counted, list } from '../../../languages/de/grammar';
import type { Picked, Special } from '../moves';
import type { SpotName } from '../view';
import type { Words } from './en';

/** By themselves, as names of colours. */
export const COLOUR_NAMES: Record<Colour, string> = { R: 'Rot', P: 'Violett', G: 'Grün', B: 'Schwarz', Y: 'Gelb' };
const TYPE_NAMES: Record<Equipment, string> = {
  g: 'Handschuhe',
  r: 'Seil',
  l: 'Lampe',
  m: 'Maske',
  c: 'Brecheisen',
};
const SPECIALS: Record<Special, string> = {
  tunnel: 'Tunnel',
  padlock: 'Vorhängeschloss',
  car: 'Auto',
  loot: 'Beuteplättchen',
};
const SPOTS: Record<SpotName, string> = {
  manor: 'Herrenhaus',
  museum: 'Museum',
  bank: 'Bank',
  opera: 'Oper',
  casino: 'Casino',
  centre: 'Mitte',
};
/** Where something lies. */
export const AT: Record<SpotName, string> = {
  manor: 'am Herrenhaus',
  museum: 'am Museum',
  bank: 'an der Bank',
  opera: 'an der Oper',
  casino: 'am Casino',
  centre: 'in der Mitte',
};
/** Where it goes. */
export const TO: Record<SpotName, string> = {
  manor: 'zum Herrenhaus',
  museum: 'zum Museum',
  bank: 'zur Bank',
  opera: 'zur Oper',
  casino: 'zum Casino',
  centre: 'in die Mitte',
};
export const FROM: Record<SpotName, string> = {
  manor: 'vom Herrenhaus',
  museum: 'vom Museum',
  bank: 'von der Bank',
  opera: 'von der Oper',
  casino: 'vom Casino',
  centre: 'aus der Mitte',
};
/** In the accusative and, but for the centre, in the nominative. */
export const THE_SPOT: Record<SpotName, string> = {
  manor: 'das Herrenhaus',
  museum: 'das Museum',
  bank: 'die Bank',
  opera: 'die Oper',
  casino: 'das Casino',
  centre: 'die Mitte',
};
const WITH: Record<SpotName, string> = {
  manor: 'dem Herrenhaus',
  museum: 'dem Museum',
  bank: 'der Bank',
  opera: 'der Oper',
  casino: 'dem Casino',
  centre: 'der Mitte',
};

export const route = (from: SpotName, to: SpotName): string => `${FROM[from]} ${TO[to]}`;

const STEMS: Record<Colour, string> = { R: 'rot', P: 'violett', G: 'grün', B: 'schwarz', Y: 'gelb' };
/** Ending of the adjective without an article, and the articles in the accusative. */
const FORMS: Record<Equipment, { bare: string; the: string; a: string; weak: string }> = {
  g: { bare: 'e', the: 'die', a: '', weak: 'en' },
  r: { bare: 'es', the: 'das', a: 'ein ', weak: 'e' },
  l: { bare: 'e', the: 'die', a: 'eine ', weak: 'e' },
  m: { bare: 'e', the: 'die', a: 'eine ', weak: 'e' },
  c: { bare: 'es', the: 'das', a: 'ein ', weak: 'e' },
};

/** `rotes Seil`. */
export function tokenName(code: string): string {
  const [colour, type] = [code[0] as Colour, code[1] as Equipment];
  return `${STEMS[colour]}${FORMS[type].bare} ${TYPE_NAMES[type]}`;
}

/** `das rote Seil`: accusative, and nominative as well. */
export function theToken(code: string): string {
  const [colour, type] = [code[0] as Colour, code[1] as Equipment];
  return `${FORMS[type].the} ${STEMS[colour]}${FORMS[type].weak} ${TYPE_NAMES[type]}`;
}

/** `ein rotes Seil`, `rote Handschuhe`. */
export const aToken = (code: string): string => `${FORMS[code[1] as Equipment].a}${tokenName(code)}`;

export const coloursInWords = (colours: readonly Colour[]): string =>
  list(colours.map((colour) => COLOUR_NAMES[colour]));

const NONE: Record<Equipment, string> = { g: 'keine', r: 'kein', l: 'keine', m: 'keine', c: 'kein' };
const ONE: Record<Equipment, string> = { g: '', r: 'ein', l: 'eine', m: 'eine', c: 'ein' };

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function theSpecial(what: Special, count: number): string {
  if (what === 'loot')
    return count === 1 ? 'das Beuteplättchen' : `die ${counted(count, 'Beuteplättchen', 'Beuteplättchen')}`;
  return what === 'tunnel' ? 'den Tunnel' : `das ${SPECIALS[what]}`;
}

function pickForesight(what: Special, from: SpotName): string {
  const spend = 'Lös einen Gefallen ein';
  switch (what) {
    case 'tunnel':
      return `${spend}, um diesen Tunnel ${FROM[from]} zu bewegen: Zwei Tunnel machen aus zwei Orten einen.`;
    case 'padlock':
      return `${spend}, um das Vorhängeschloss ${FROM[from]} zu bewegen: Wo es hängt, steigt kein Coup.`;
    case 'car':
      return `${spend}, um mit dem Auto ${FROM[from]} zu fahren: Es kann ein Plättchen zum Vorhängeschloss bringen.`;
    case 'loot':
      return `${spend}, um Beute ${FROM[from]} an einen anderen Ort zu bewegen.`;
  }
}

function moveForesight(picked: Picked, to: SpotName): string {
  const way = route(picked.from, to);
  switch (picked.what) {
    case 'loot':
      return `${counted(picked.count, 'Beuteplättchen kommt', 'Beuteplättchen kommen')} ${way}, für einen Gefallen.`;
    case 'car':
      return `Das Auto fährt ${way}, für einen Gefallen.`;
    case 'tunnel':
      return `Der Tunnel kommt ${way}, für einen Gefallen.`;
    case 'padlock':
      return `Das Vorhängeschloss kommt ${way}, für einen Gefallen.`;
  }
}

export const words: Words = {
  title: 'Gentlemen-Gauner',
  summary:
    'Niemand kennt deine Farbe: Schmiede kluge Bündnisse, bereite die Coups vor und hab am Ende die meiste Beute.',
  options: {
    setup: {
      name: 'Aufbau',
      help: 'Die ersten zehn Plättchen an den Orten (GT-2.3).',
      values: { random: 'Zufällig', even: 'Ausgewogen' },
    },
    car_must_carry: {
      name: 'Auto muss laden',
      help: 'Wo das Auto ein Plättchen mitnehmen kann, muss es das (GT-5.3).',
      values: {},
    },
    loot_from_centre: {
      name: 'Beute aus der Mitte',
      help: 'Ein Gefallen bringt auch Beute aus dem Vorrat an einen Ort (GT-5.4).',
      values: {},
    },
  },

  spots: SPOTS,
  tokenName,
  loot: 'Beute',
  pickForesight,
  moveForesight,

  you: 'Du',
  hints: {
    alliances: 'Drück auf zwei Einbrecher, um sie gegen die anderen drei zu verbünden.',
    burglary: 'Zeig auf ein Plättchen, um zu sehen, was es tut.',
    placing: 'Drück auf den Ort für das Plättchen in deiner Hand.',
    carrying: 'Drück auf das Plättchen, das im Auto mitfährt, oder auf „Nichts“.',
    mustCarry: 'Drück auf das Plättchen, das das Auto mitnimmt.',
    returning: 'Drück auf den Tunnel, der zurück in die Mitte kommt.',
    over: 'Der Brigadier ist da: Die Partie ist zu Ende.',
  },

  against: 'gegen',
  againstShort: 'vs.',
  sides: { all: 'Die fünf Farben', two: 'Die zwei', three: 'Die drei' },
  won: () => 'Beute',
  owner: 'du',
  ally: (pair) => `${coloursInWords(pair)} verbünden`,
  allyForesight: (pair, others) => `Verbünde ${coloursInWords(pair)} gegen ${coloursInWords(others)}.`,
  allyFirst: (colour) => `${COLOUR_NAMES[colour]} mit einer anderen Farbe verbünden`,
  allyFirstForesight: (colour) => `Verbünde ${COLOUR_NAMES[colour]} mit der Farbe, auf die du als Nächstes drückst.`,
  allyBack: (colour) => `${COLOUR_NAMES[colour]} zurücknehmen`,
  allyBackForesight: 'Wähl neu.',
  lastRound: (two, three) => `Vorige Runde: ${coloursInWords(two)} gegen ${coloursInWords(three)}.`,

  progress: (round, reserve, lost) => `Runde ${round} · Beute im Vorrat: ${reserve} · verloren: ${lost}`,
  back: 'Zurück',
  howMany: 'Wie viele Beuteplättchen?',
  moveLoot: (count) => `${counted(count, 'Beuteplättchen', 'Beuteplättchen')} bewegen`,
  moveLootForesight: (count, from) =>
    `${counted(count, 'Beuteplättchen', 'Beuteplättchen')} ${FROM[from]}: Drück danach auf einen Ort.`,
  whereTo: (what) =>
    `${{ tunnel: 'Wohin kommt der Tunnel', padlock: 'Wohin kommt das Vorhängeschloss', car: 'Wohin fährt das Auto', loot: 'Wohin kommt die Beute' }[what]}? Drück auf einen Ort.`,
  whoJoins: (colour) => `Wer verbündet sich mit ${COLOUR_NAMES[colour]}? Drück auf einen zweiten Einbrecher.`,
  carries: (from, to) => `Das Auto bringt ${route(from, to)}:`,
  carry: (token, to) => `${capital(theToken(token))} ${TO[to]} bringen`,
  nothing: 'Nichts',
  carryNothing: 'Nichts mitnehmen',
  carryNothingForesight: 'Das Auto bleibt, wo es ist, und nimmt nichts mit.',

  display: 'Auslage',
  displayEmpty: 'leer',
  take: (token) => `${capital(theToken(token))} nehmen`,
  takeForesight: (token, near) =>
    near
      ? `Nimm ${theToken(token)}: Die Lücke wird sofort vom Stapel aufgefüllt. Kommt dabei der Brigadier, ist die Partie zu Ende, bevor du legst.`
      : `Nimm ${theToken(token)}: Die Lücke wird sofort vom Stapel aufgefüllt; dann wählst du, wohin das Plättchen kommt.`,
  pile: (tokens) => `Stapel: ${tokens}`,
  brigadierNear: 'Der Brigadier steckt darin',
  draw: (tokens) => `Vom Stapel mit ${counted(tokens, 'Plättchen', 'Plättchen')} ziehen`,
  drawForesight: (near) =>
    near
      ? 'Zieh blind das oberste Plättchen vom Stapel. Ist es der Brigadier, ist die Partie zu Ende.'
      : 'Zieh blind das oberste Plättchen vom Stapel: Dann wählst du, wohin es kommt.',
  inHand: 'Hand',
  inHandOf: (name) => `Hand: ${name}`,

  place: (token, place) => `Leg ${token ? theToken(token) : 'das Plättchen'} ${TO[place]}.`,
  majority: (partner) => `Plättchen jedes Bündnisses${partner ? `, mit ${WITH[partner]}` : ''}`,
  inThePan: (side, tokens) => `${coloursInWords(side)}: ${counted(tokens, 'Plättchen', 'Plättchen')}.`,
  readyButLocked: 'Alles da, aber verschlossen',
  typeName: (type) => TYPE_NAMES[type],
  lacks: (type, isThroughTunnel) =>
    `${NONE[type]} ${TYPE_NAMES[type]}${isThroughTunnel ? ' hier, aber am anderen Ende des Tunnels' : ''}`,
  locked: 'Verschlossen',
  lockedThrough: 'Am anderen Ende verschlossen',
  onlyMissing: (type) => (type === 'g' ? 'Es fehlen nur Handschuhe' : `Es fehlt nur ${ONE[type]} ${TYPE_NAMES[type]}`),
  joinedWith: (partner) => `Mit ${WITH[partner]} verbunden`,

  pickUp: (what, count, from) => `${capital(theSpecial(what, count))} ${FROM[from]} bewegen`,
  putBack: (what, count, at) => `${capital(theSpecial(what, count))} ${AT[at]} zurücklegen`,
  putBackForesight: 'Zurücklegen kostet nichts.',
  returnTunnel: (place) => `Den Tunnel ${FROM[place]} zurück in die Mitte legen`,

  burglar: (colour, isSecret) => `${isSecret ? 'insgeheim ' : ''}${BURGLARS[colour]} (${STEMS[colour]})`,
  burglarUnknown: 'Einbrecher unbekannt',
  favours: (favours) => (favours ? counted(favours, 'Gefallen', 'Gefallen') : 'keine Gefallen mehr'),
  matchmaker: 'hat den Vermittler',

  heists: (heists) => `Coups bisher: ${heists}`,
  wonBy: (winners) => (winners.length ? `Gewonnen von ${coloursInWords(winners)}` : 'Gleichstand: alles verloren'),

  text: {
    allied: (two, three) => `${two} gegen ${three}`,
    centre: (things) => `In der Mitte: ${things}`,
    places: 'Die Orte',
    place: 'Ort',
    equipment: 'Ausrüstung',
    missing: 'Es fehlt',
    lootAndMore: 'Beute und Sonderplättchen',
    specials: { tunnel: 'Tunnel', padlock: 'Vorhängeschloss', car: 'Auto' },
    burglar: 'Einbrecher',
    favours: 'Gefallen',
    matchmaker: 'Vermittler',
    yes: 'ja',
    colour: 'Farbe',
    tokens: 'Plättchen',
    moves: {
      ally: 'Zwei Farben verbünden',
      take: 'Ein Plättchen nehmen',
      at: 'Das Plättchen an einen Ort legen',
      tunnel: 'Einen Tunnel bewegen, für einen Gefallen',
      padlock: 'Das Vorhängeschloss bewegen, für einen Gefallen',
      car: 'Mit dem Auto fahren, für einen Gefallen',
      loot: 'Beute bewegen, für einen Gefallen',
      carry: 'Was das Auto mitnimmt',
      return: 'Der Tunnel, der zurück in die Mitte kommt',
    },
  },
  sheet: {
    colour: 'Einbrecher',
    secret: 'geheim',
    favours: 'Gefallen',
    own: 'Eigene Farbe',
    piles: 'Die Stapel der Farben',
    colours: { R: 'rot', P: 'violett', G: 'grün', B: 'schwarz', Y: 'gelb' },
  },
};
