// The Shadow Thief in words.

import type { JewelType } from '../../art/jewels/Jewel.svelte';

const TYPES: Record<JewelType, string> = { R: 'ring', N: 'necklace', B: 'brooch', E: 'earring' };

export type Card =
  | { kind: 'jewel'; type: JewelType; value: number }
  | { kind: 'safe'; value: number }
  | { kind: 'thief'; after: JewelType | 'S' };

/** What a card's code says. */
export function cardOf(code: string): Card {
  const rest = code.slice(1);
  if (code[0] === 'S') return { kind: 'safe', value: Number(rest) };
  if (code[0] === 'T') return { kind: 'thief', after: rest as JewelType | 'S' };
  return { kind: 'jewel', type: code[0] as JewelType, value: Number(rest) };
}

export function cardName(code: string): string {
  const card = cardOf(code);
  if (card.kind === 'safe') return `safe of ${card.value}`;
  if (card.kind === 'jewel') return `${TYPES[card.type]} of ${card.value}`;
  return card.after === 'S' ? 'shadow thief' : `${TYPES[card.after]} thief`;
}

/** What playing a card is for; no more than the rulebook says of any such card. */
export function playForesight(code: string): string {
  const card = cardOf(code);
  if (card.kind === 'safe') {
    return `Play the safe of ${card.value}: it closes your safe if that holds 1 to ${card.value} jewels at the end of the turn.`;
  }
  if (card.kind === 'thief') {
    const prey = card.after === 'S' ? 'any jewel' : `a ${TYPES[card.after]}`;
    return `Play the ${cardName(code)}: it takes ${prey} that another player reveals, unless it is cancelled.`;
  }
  return `Play the ${cardName(code)}: it is yours unless another jewel of ${card.value} is revealed, or a thief takes it.`;
}

export function counted(n: number, thing: string): string {
  return n === 1 ? `${n} ${thing}` : `${n} ${thing}s`;
}

export function jewelTypeName(type: JewelType): string {
  return TYPES[type];
}
