// What a seat could infer in the course of a game.

export const lens = {
  title: (name: string) => `What ${name} could know`,
  help: 'From what this player saw, and nothing else.',
  open: 'With open cards there is nothing to guess. Choose a player, and see what could be known from that seat.',
  choose: 'Look through the eyes of',
  none: 'This game has no lens: what its players could know is not worked out.',
  waiting: (name: string) => `Working out what ${name} could know …`,
  again: 'There is no answer yet. We’ll ask again by ourselves.',
};

export type Lens = typeof lens;
