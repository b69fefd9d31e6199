// A move as its words. The types know every move of a game, so they know the words too: after `play` comes a card.

/** `loot 2 bank>opera` as ['loot', '2', 'bank', 'opera']. */
export type MoveWords<Move extends string> = Move extends `${infer First} ${infer Rest}`
  ? [First, ...MoveWords<Rest>]
  : Move extends `${infer From}>${infer To}`
    ? [From, To]
    : [Move];

export function moveWords<Move extends string>(move: Move): MoveWords<Move> {
  return move.split(/[ >]/) as MoveWords<Move>;
}
