// The Shadow Thief in French.

import { counted, form, list } from '../../../languages/fr/grammar';
import { cardOf, type JewelType } from '../cards';
import type { Words } from './en';

const TYPES: Record<JewelType, string> = { R: 'bague', N: 'collier', B: 'broche', E: 'boucle d’oreille' };
const THE: Record<JewelType, string> = {
  R: 'la bague',
  N: 'le collier',
  B: 'la broche',
  E: 'la boucle d’oreille',
};
export const A: Record<JewelType, string> = {
  R: 'une bague',
  N: 'un collier',
  B: 'une broche',
  E: 'une boucle d’oreille',
};
const THIEVES: Record<JewelType | 'S', string> = {
  R: 'voleur de bagues',
  N: 'voleur de colliers',
  B: 'voleur de broches',
  E: 'voleur de boucles d’oreilles',
  S: 'voleur d’ombres',
};

/** The ending that agrees with a jewel: only the necklace is masculine. */
const e = (code: string): string => (/^[RBE]/.test(code) ? 'e' : '');

function cardName(code: string): string {
  const card = cardOf(code);
  if (card.kind === 'safe') return `coffre de ${card.value}`;
  if (card.kind === 'jewel') return `${TYPES[card.type]} de ${card.value}`;
  return THIEVES[card.after];
}

/** With its article. */
export function theCard(code: string): string {
  const card = cardOf(code);
  return card.kind === 'jewel' ? `${THE[card.type]} de ${card.value}` : `le ${cardName(code)}`;
}

/** As one of several; of each thief there is only one. */
export function aCard(code: string): string {
  const card = cardOf(code);
  if (card.kind === 'safe') return `un coffre de ${card.value}`;
  return card.kind === 'jewel' ? `${A[card.type]} de ${card.value}` : `le ${cardName(code)}`;
}

function printed(code: string): string {
  const card = cardOf(code);
  if (card.kind === 'safe') return 'coffre';
  return card.kind === 'jewel' ? TYPES[card.type] : cardName(code);
}

function playForesight(code: string, exhausted: boolean): string {
  const card = cardOf(code);
  if (card.kind === 'safe') {
    const late = exhausted ? ', ou si plus personne n’a de carte' : '';
    return `Jouer le coffre de ${card.value} : à la fin du tour, il ferme ton coffre si celui-ci contient de 1 à ${card.value} bijoux ; mais pas si tous les coffres ouverts devaient se fermer ensemble${late}.`;
  }
  if (card.kind === 'thief') {
    const prey = card.after === 'S' ? 'n’importe quel bijou' : A[card.after];
    return `Jouer le ${cardName(code)} : il prend ${prey} qu’un autre joueur révèle, sauf annulation.`;
  }
  const [it, taken] = card.type === 'N' ? ['il', 'le'] : ['elle', 'la'];
  return `Jouer ${theCard(code)} : ${it} est à toi, sauf si un autre bijou de ${card.value} est révélé, ou si un voleur ${taken} prend.`;
}

export const words: Words = {
  title: 'Le Voleur d’ombres',
  summary: 'Mets tes bijoux au coffre et ferme-le à temps : le dernier coffre ouvert ne rapporte rien.',
  options: { hands: { name: 'Manches', help: 'Nombre de manches dans la partie (SD-2.1).', values: {} } },

  types: TYPES,
  cardName,
  printed,
  playForesight,

  you: 'Toi',
  handNumber: (number, hands) => `Manche ${Math.min(number + 1, hands)} sur ${hands}`,
  pile: (cards) => `Pioche : ${counted(cards, 'carte', 'cartes')}`,
  exhausted: 'Pioche épuisée',
  discard: (cards) => `Défausse : ${counted(cards, 'carte', 'cartes')}`,
  hints: {
    play: 'Pointe une carte pour voir ce qu’elle fait.',
    steal: 'Touche le bijou à prendre.',
    add: 'Ajoute des bijoux, ou arrête-toi là.',
    over: 'La partie est finie.',
  },
  youChose: (card) => `Tu as choisi ${theCard(card)}.`,

  hand: 'Ta main',
  handIsEmpty: 'Ta main est vide.',
  play: (card) => `Jouer ${theCard(card)}`,
  add: (card) => `Ajouter ${theCard(card)}`,
  addForesight: (card) => `Ajouter ${theCard(card)} : ce bijou va dans ton coffre et personne ne peut le prendre.`,
  done: 'C’est tout',
  doneForesight: 'Ne plus rien ajouter : tes bijoux vont au coffre.',
  out: 'Ton coffre est fermé : tu ne joues plus jusqu’à la fin de la manche.',
  putAway: (cards) => `Tu as glissé sous la pioche : ${list(cards.map(cardName))}.`,

  asked: { me: 'à toi de choisir', other: 'choisit' },
  inHand: (cards) => `${counted(cards, 'carte', 'cartes')} en main`,
  points: (points) => form(points, 'point', 'points'),
  gained: (points) => `+${points} à la dernière manche`,
  isOut: 'Ne joue plus jusqu’à la fin de la manche',
  chosen: { me: 'Ton choix, en secret', other: 'A choisi' },
  lastTurn: (fate) => `Tour précédent : ${fate.charAt(0).toLowerCase()}${fate.slice(1)}`,
  faceDown: (name) => `${name} : une carte face cachée`,
  lies: (name, card, caption) => `${name} : ${cardName(card)}${caption ? `, ${caption}` : ''}`,
  added: (card) => `${cardName(card)}, en plus`,
  steal: (name, card) => `Prendre ${theCard(card)} à ${name}`,
  stealForesight: (name, card) => `Prendre ${theCard(card)} à ${name}, directement dans ton coffre.`,
  fates: {
    revealed: () => '',
    cancelled: (_other, card) => `Annulé${e(card)}`,
    stolen: (other, card) => `Pris${e(card)} par ${other}`,
    took: (other) => `A volé ${other}`,
    nothing: () => 'N’a rien trouvé',
    stored: () => 'Au coffre',
    closed: () => 'A fermé le coffre',
    wasted: () => 'N’a pas fermé',
  },

  safe: { open: 'Coffre ouvert', closed: 'Fermé', empty: 'vide' },
  closedWith: (card) => `avec un ${cardName(card)}`,
  jewels: (jewels) => counted(jewels, 'bijou', 'bijoux'),

  seen: (cards) => `Cartes déjà vues : ${cards}`,
  seenOf: (times) => `, exemplaires vus : ${times} sur 2`,
  alsoSeen: (cards) => `Révélé aussi : ${list(cards.map(cardName))}.`,

  text: {
    points: 'Points',
    cards: 'Cartes en main',
    played: 'Carte jouée',
    safe: 'Coffre',
    moves: { play: 'Jouer une carte', add: 'Ajouter des bijoux', steal: 'Prendre un bijou' },
  },
  sheet: { safe: 'Au coffre', state: 'Coffre', open: 'ouvert', closed: (value) => `fermé avec ${value}` },
};
