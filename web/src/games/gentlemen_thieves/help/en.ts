// Gentlemen Thieves: help in English.

import type { HelpWords } from '../../help';

export const words: HelpWords = {
  can: {
    ally: 'Split the five colours: press the two that ally against the other three.',
    take: 'Take one of the tokens on display, then place it.',
    draw: 'Draw the top token of the pile, whatever it is, then place it.',
    at: 'Place the token in your hand at a place.',
    tunnel: 'Spend a favour to move a tunnel: two tunnels join two places into one.',
    padlock: 'Spend a favour to move the padlock: where it hangs, no heist happens.',
    car: 'Spend a favour to move the car: it can carry one token to the padlock’s place.',
    loot: 'Spend a favour to move loot tokens from one place to another.',
    carry: 'Choose the token that the car carries, or nothing.',
    return: 'Put one of the two tunnels back in the centre.',
  },
  reasons: {
    over: 'The game is over.',
    not_your_turn: 'It is not your turn.',
    ally_first: 'First split the colours: two against three.',
    place_first: 'First place the token in your hand.',
    carry_first: 'First choose what the car carries.',
    return_first: 'First put a tunnel back in the centre.',
    ally: 'The colours are split at the beginning of a round, by the first player.',
    same_split: 'The colours were split like this in the previous round: choose another split.',
    not_displayed: 'This token is not on display.',
    at: 'You have no token in hand to place.',
    full: 'There are already three tokens of this type here: no place may hold more.',
    full_joined: 'Joined places count as one, and these already hold three tokens of this type.',
    no_favour: 'Moving a special token costs a favour, and you have none left.',
    no_tunnel: 'There is no tunnel to move.',
    no_padlock: 'The padlock is elsewhere.',
    no_car: 'The car is elsewhere.',
    no_loot: 'There are not that many loot tokens at this place.',
    carry: 'The car carries a token only when it has just been moved.',
    not_at_car: 'This token is not where the car is.',
    padlock_full: 'The padlock’s place can’t take another token of this type.',
    return: 'A tunnel goes back to the centre only after a heist at joined places.',
    no_tunnel_here: 'No tunnel of this heist is here.',
  },
};
