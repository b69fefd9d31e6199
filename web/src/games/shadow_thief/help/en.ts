// The Shadow Thief: help in English.

import type { HelpWords } from '../../help';

export const words: HelpWords = {
  can: {
    play: 'Secretly choose a card from your hand. All are revealed together.',
    steal: 'Choose the jewel that your thief takes from another player.',
    add: 'Add a jewel of the same type from your hand; nobody can take it.',
    done: 'Add no more: your jewels go into the safe.',
  },
  reasons: {
    over: 'The game is over.',
    closed: 'Your safe is closed: you are out until the hand ends.',
    chosen: 'You have chosen your card; it stays until all have chosen.',
    no_card: 'You have no card left: you sit this turn out.',
    not_your_turn: 'Others must choose first.',
    not_in_hand: 'You don’t have this card in your hand.',
    add_later: 'Jewels are added after the reveal, if your own jewel still lies in front of you.',
    steal_later: 'Jewels are stolen by thieves, after all cards have been revealed.',
    thief_first: 'First choose the jewel that your thief takes.',
    own: 'A thief steals from other players, not from you.',
    nothing_shown: 'Nothing was revealed there.',
    no_jewel: 'Thieves take only jewels, not safes or other thieves.',
    cancelled: 'This jewel was cancelled: another one had the same value.',
    taken: 'Another thief has already taken this jewel.',
    wrong_thief: 'Your thief takes another type of jewel.',
    adding: 'Only jewels of the type you revealed can be added; other cards wait for the next turn.',
    thieves_gone: 'The thieves of this turn have already been discarded.',
  },
};
