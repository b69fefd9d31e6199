// The cards of The Shadow Thief, read from their codes.

export type JewelType = 'R' | 'N' | 'B' | 'E';

export type CardFace =
  | { kind: 'jewel'; type: JewelType; value: number }
  | { kind: 'safe'; value: number }
  | { kind: 'thief'; after: JewelType | 'S' };

/** What a card's code says. */
export function cardOf(code: string): CardFace {
  const rest = code.slice(1);
  if (code[0] === 'S') return { kind: 'safe', value: Number(rest) };
  if (code[0] === 'T') return { kind: 'thief', after: rest as JewelType | 'S' };
  return { kind: 'jewel', type: code[0] as JewelType, value: Number(rest) };
}

/** The number on a jewel or a safe. */
export function valueOf(code: string): number {
  const card = cardOf(code);
  return card.kind === 'thief' ? 0 : card.value;
}
