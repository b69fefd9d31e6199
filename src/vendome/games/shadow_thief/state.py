"""The state of a match of The Shadow Thief.

Cards are ids (see `params`). A cell that holds no card is EMPTY; in a state as one seat knows it,
a card that seat can't name is UNKNOWN, or BURIED if it is one of those the seat itself put away.
"""

from typing import Final, Literal

from vendome.engine.compiler.layout import BaseState, Cells, cell, cells, small
from vendome.games.shadow_thief.params import CARDS, HAND, JEWELS, SEATS

EMPTY: Final = -1
UNKNOWN: Final = -2
BURIED: Final = -3

# What seats are asked: a card to play, whose jewel to steal, a jewel to add; or the match is over.
PLAY, STEAL, ADD, OVER = range(4)
Phase = Literal["play", "steal", "add", "over"]
PHASES: Final[tuple[Phase, ...]] = ("play", "steal", "add", "over")

# Kinds of chance: all cards are shuffled, or the hand that goes under the pile.
SHUFFLE, UNDER = 1, 2

SEEN_WORDS: Final = CARDS // 16 + 1  # of 16 bits


class State(BaseState):
    hands: int = cell()  # hands in the match
    hand_number: int = cell()  # hands finished
    score: Cells = cells(SEATS)  # of the finished hands

    # What all saw each seat do, in all hands together. No rule asks for it: it tells how a seat plays.
    closings: Cells = small(SEATS)  # SD-3.6 Close: hands in which its safe closed
    closing_jewels: Cells = cells(SEATS)  # … the jewels in it then
    closing_pile: Cells = cells(SEATS)  # … and the cards in the pile

    phase: int = cell()  # index into PHASES
    waiting: int = cell()  # mask of the seats that still have to steal, to add jewels or to put their hand away

    pile: Cells = small(CARDS)  # the last one is drawn next
    pile_size: int = cell()
    exhausted: int = cell()  # SD-3.7 Draw: 1 once the pile is exhausted, and nobody draws any more
    hand: Cells = small(SEATS, HAND)  # sorted, EMPTY at the end
    hand_size: Cells = small(SEATS)

    chosen: Cells = small(SEATS)  # SD-3.1 Play: the card chosen in secret, out of the hand already
    shown: Cells = small(SEATS)  # the card revealed this turn
    lying: int = cell()  # mask of the seats whose revealed jewel still lies before them
    useless: int = cell()  # SD-3.6 Close: mask of the seats whose safe card did not close and is discarded
    added: Cells = small(SEATS, HAND - 1)  # SD-3.4 More jewels: those added this turn
    added_size: Cells = small(SEATS)
    seen: Cells = cells(SEEN_WORDS)  # bit by id: was revealed in this hand

    open: int = cell()  # mask of the seats with an open safe
    lock: Cells = small(SEATS)  # the safe card that closed it
    safe_of: Cells = small(JEWELS)  # by jewel id: the seat in whose safe it lies
    safe_count: Cells = small(SEATS)  # jewels in the safe
    safe_value: Cells = cells(SEATS)  # the sum of their values

    buried: Cells = small(SEATS, HAND - 1)  # what a closing seat put away; that seat alone knows
    under_start: Cells = small(SEATS)  # where in the pile those cards begin …
    under_size: Cells = small(SEATS)  # … and how many they were
