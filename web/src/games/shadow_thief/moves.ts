// The moves of The Shadow Thief, read from their texts.

export type Move = { verb: 'play' | 'add'; card: string } | { verb: 'steal'; seat: number } | { verb: 'done' };

const CARD = /^([RNBE](10|[1-9])|S([4-9]|1[0-5])|T[RNBES])$/;

export function parseMove(text: string): Move {
  const [verb, what = '', ...more] = text.split(' ');
  if (more.length === 0) {
    if ((verb === 'play' || verb === 'add') && CARD.test(what)) return { verb, card: what };
    if (verb === 'steal' && /^[0-6]$/.test(what)) return { verb, seat: Number(what) };
    if (verb === 'done' && what === '') return { verb };
  }
  throw new Error(`The Shadow Thief has no move ${JSON.stringify(text)}`);
}

/** The move, of those that are legal, that pressing a card in hand makes: it is played, or added. */
export function moveOfCard(card: string, legal: readonly string[]): string {
  return legal.includes(`add ${card}`) ? `add ${card}` : `play ${card}`;
}
