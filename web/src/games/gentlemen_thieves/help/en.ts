// Gentlemen Thieves: help in English.

import type { HelpWords } from '../../help';

export const words: HelpWords = {
  can: {
    ally: 'Split the five colours: press the two that stand together against the other three.',
    take: 'Take one of the tokens on display, then place it.',
    draw: 'Draw the first token of the pile unseen, then place it.',
    at: 'Place the token in your hand at a place.',
    tunnel: 'Spend a favour on a tunnel: two tunnels join two places into one.',
    padlock: 'Spend a favour on the padlock: where it hangs, no heist happens.',
    car: 'Spend a favour on the car: it can carry one token to the padlock’s place.',
    loot: 'Spend a favour on loot: move some from one place to another.',
    carry: 'Choose the token that the car carries, or nothing.',
    return: 'Put one of the two tunnels back in the centre.',
  },
  reasons: {
    over: 'The game is over.',
    not_your_turn: 'It is not your turn.',
    ally_first: 'First split the colours: two against three.',
    place_first: 'First place the token in your hand.',
    carry_first: 'First say what the car carries.',
    return_first: 'First put a tunnel back in the centre.',
    ally: 'The colours are split at the beginning of a round, by the first player.',
    same_split: 'The colours were split like this in the round before: it must be another split.',
    not_displayed: 'This token is not on display.',
    at: 'You have no token in hand to place.',
    full: 'There are three tokens of this type already: no place may hold more.',
    full_joined: 'Joined places count as one, and these hold three tokens of this type already.',
    no_favour: 'Special tokens move for a favour, and you have none left.',
    no_tunnel: 'There is no tunnel to move.',
    no_padlock: 'The padlock is elsewhere.',
    no_car: 'The car is elsewhere.',
    no_loot: 'There is not so much loot at this place.',
    carry: 'A token is carried only when the car has just been moved.',
    not_at_car: 'This token is not where the car is.',
    padlock_full: 'The padlock’s place can’t take another token of this type.',
    return: 'A tunnel goes back to the centre only after a heist at joined places.',
    no_tunnel_here: 'No tunnel of this heist is here.',
  },
};
