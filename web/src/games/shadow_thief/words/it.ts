// The Shadow Thief in Italian.

import { counted, form, list } from '../../../languages/it/grammar';
import { cardOf, type JewelType } from '../cards';
import type { Words } from './en';

const TYPES: Record<JewelType, string> = { R: 'anello', N: 'collana', B: 'spilla', E: 'orecchino' };
const THE: Record<JewelType, string> = { R: 'l’anello', N: 'la collana', B: 'la spilla', E: 'l’orecchino' };
export const A: Record<JewelType, string> = { R: 'un anello', N: 'una collana', B: 'una spilla', E: 'un orecchino' };
const THIEVES: Record<JewelType | 'S', string> = {
  R: 'ladro di anelli',
  N: 'ladro di collane',
  B: 'ladro di spille',
  E: 'ladro di orecchini',
  S: 'ladro d’ombra',
};

function cardName(code: string): string {
  const card = cardOf(code);
  if (card.kind === 'safe') return `cassaforte da ${card.value}`;
  if (card.kind === 'jewel') return `${TYPES[card.type]} da ${card.value}`;
  return THIEVES[card.after];
}

/** What a word about a card ends in: necklaces, brooches and safes are feminine. */
const ending = (code: string): string => (/^[NBS]/.test(code) ? 'a' : 'o');

/** With its article. */
export function theCard(code: string): string {
  const card = cardOf(code);
  if (card.kind === 'safe') return `la ${cardName(code)}`;
  return card.kind === 'jewel' ? `${THE[card.type]} da ${card.value}` : `il ${cardName(code)}`;
}

/** As one of several; of each thief there is only one. */
export function aCard(code: string): string {
  const card = cardOf(code);
  if (card.kind === 'safe') return `una carta cassaforte da ${card.value}`;
  return card.kind === 'jewel' ? `${A[card.type]} da ${card.value}` : `il ${cardName(code)}`;
}

const OTHERS: Record<JewelType, string> = {
  R: 'altri anelli',
  N: 'altre collane',
  B: 'altre spille',
  E: 'altri orecchini',
};

/** More of a jewel's type. */
export const otherJewels = (code: string): string => OTHERS[code.charAt(0) as JewelType];

function printed(code: string): string {
  const card = cardOf(code);
  if (card.kind === 'safe') return 'cassaforte';
  return card.kind === 'jewel' ? TYPES[card.type] : cardName(code);
}

function playForesight(code: string, exhausted: boolean): string {
  const card = cardOf(code);
  if (card.kind === 'safe') {
    const late = exhausted ? ', o se a quel punto nessuno ha più carte' : '';
    return `Gioca la cassaforte da ${card.value}: chiude la tua se alla fine del turno contiene da 1 a ${card.value} gioielli; ma non se dovessero chiudersi insieme tutte quelle aperte${late}.`;
  }
  if (card.kind === 'thief') {
    const prey = card.after === 'S' ? 'un gioiello qualsiasi' : A[card.after];
    return `Gioca il ${cardName(code)}: prende ${prey} che un altro giocatore rivela, se non è annullat${card.after === 'S' ? 'o' : ending(card.after)}.`;
  }
  const end = ending(code);
  return `Gioca ${theCard(code)}: è tu${end} se non si rivela un altro gioiello da ${card.value} e nessun ladro l${end} prende.`;
}

export const words: Words = {
  title: 'Il Ladro d’ombra',
  summary: 'Riempi di gioielli la tua cassaforte e chiudila in tempo: l’ultima rimasta aperta non vale punti.',
  options: { hands: { name: 'Manche', help: 'Quante manche ha una partita (SD-2.1).', values: {} } },

  types: TYPES,
  cardName,
  printed,
  playForesight,

  you: 'Tu',
  handNumber: (number, hands) => `Manche ${Math.min(number + 1, hands)} di ${hands}`,
  pile: (cards) => `Mazzo: ${counted(cards, 'carta', 'carte')}`,
  exhausted: 'Mazzo esaurito',
  discard: (cards) => `Scarti: ${counted(cards, 'carta', 'carte')}`,
  hints: {
    play: 'Indica una carta per vedere che cosa fa.',
    steal: 'Premi il gioiello da prendere.',
    add: 'Aggiungi gioielli, o fermati qui.',
    over: 'La partita è finita.',
  },
  youChose: (card) => `Hai scelto ${theCard(card)}.`,

  hand: 'La tua mano',
  handIsEmpty: 'La tua mano è vuota.',
  play: (card) => `Gioca ${theCard(card)}`,
  add: (card) => `Aggiungi ${theCard(card)}`,
  addForesight: (card) => `Aggiungi ${theCard(card)}: va nella tua cassaforte e nessuno può rubarl${ending(card)}.`,
  done: 'Fatto',
  doneForesight: 'Non aggiungere altro: i tuoi gioielli vanno in cassaforte.',
  out: 'La tua cassaforte è chiusa: resti fuori fino alla fine della manche.',
  putAway: (cards) => `Hai messo sotto il mazzo: ${list(cards.map(cardName))}.`,

  asked: { me: 'scegli tu', other: 'sceglie' },
  inHand: (cards) => `${counted(cards, 'carta', 'carte')} in mano`,
  points: (points) => form(points, 'punto', 'punti'),
  gained: (points) => `+${points} ultima manche`,
  isOut: 'Fuori fino alla fine della manche',
  chosen: { me: 'La tua scelta segreta', other: 'Ha scelto' },
  lastTurn: (fate) => `Turno precedente: ${fate.charAt(0).toLowerCase()}${fate.slice(1)}`,
  faceDown: (name) => `${name}: una carta coperta`,
  lies: (name, card, caption) => `${name}: ${cardName(card)}${caption ? `, ${caption}` : ''}`,
  added: (card) => `${cardName(card)}, aggiunt${ending(card)}`,
  steal: (name, card) => `Prendi ${theCard(card)} di ${name}`,
  stealForesight: (name, card) => `Prendi ${theCard(card)} di ${name}: va subito nella tua cassaforte.`,
  fates: {
    revealed: () => '',
    cancelled: (_other, card) => `Annullat${ending(card)}`,
    stolen: (other, card) => `Rubat${ending(card)} da ${other}`,
    took: (other) => `Ha derubato ${other}`,
    nothing: () => 'Non ha trovato niente',
    stored: () => 'In cassaforte',
    closed: () => 'Ha chiuso la cassaforte',
    wasted: () => 'Non ha chiuso',
  },

  safe: { open: 'Cassaforte aperta', closed: 'Chiusa', empty: 'vuota' },
  closedWith: (card) => `con ${aCard(card)}`,
  jewels: (jewels) => counted(jewels, 'gioiello', 'gioielli'),

  seen: (cards) => `Viste in questa manche: ${cards}`,
  seenOf: (times) => `, ${times} ${form(times, 'carta vista', 'carte viste')} su 2`,
  alsoSeen: (cards) => `Viste anche: ${list(cards.map(cardName))}.`,

  text: {
    points: 'Punti',
    cards: 'Carte in mano',
    played: 'Carta giocata',
    safe: 'Cassaforte',
    moves: { play: 'Gioca una carta', add: 'Aggiungi gioielli', steal: 'Prendi un gioiello' },
  },
  sheet: {
    safe: 'In cassaforte',
    state: 'Cassaforte',
    open: 'aperta',
    closed: (value) => `chiusa con ${value}`,
  },
};
