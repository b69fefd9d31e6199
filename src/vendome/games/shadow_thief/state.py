"""The state of a match of The Shadow Thief.

Cards are ids (see `params`). A cell that holds no card is EMPTY; in a state as one seat knows it,
a card that seat can't name is UNKNOWN, or BURIED if it is one of those the seat itself put away.
"""

from typing import Final

from vendome.engine.compiler.layout import BaseState, Cells, cell, cells, dtype_of
from vendome.games.shadow_thief.params import CARDS, HAND, JEWELS, SEATS

EMPTY: Final = -1
UNKNOWN: Final = -2
BURIED: Final = -3

PLAY, STEAL, ADD, OVER = range(4)  # phases: SD-3.1, SD-3.3, SD-3.4, and the end
SHUFFLE, UNDER = 1, 2  # kinds of chance: SD-2.2, SD-3.6
SEEN_WORDS: Final = CARDS // 16 + 1


class State(BaseState):
    hands: int = cell()  # hands in the match
    hand_number: int = cell()  # hands finished
    score: Cells = cells(SEATS)  # of the finished hands

    phase: int = cell()
    turn: int = cell()  # SD-3.3: -1 while the shadow thief acts, then the acting seat; SD-3.4: the seat
    adding: int = cell()  # mask of the seats that may still add jewels: SD-3.4
    burying: int = cell()  # mask of the seats that closed and still have to put their hand away

    pile: Cells = cells(CARDS)  # the last one is drawn next
    pile_size: int = cell()
    exhausted: int = cell()  # SD-3.7
    hand: Cells = cells(SEATS, HAND)  # sorted, EMPTY at the end
    hand_size: Cells = cells(SEATS)

    chosen: Cells = cells(SEATS)  # the secret card of SD-3.1, out of the hand already
    shown: Cells = cells(SEATS)  # the card revealed this turn
    lying: int = cell()  # mask of the seats whose revealed jewel still lies before them
    added: Cells = cells(SEATS, HAND - 1)  # SD-3.4
    added_size: Cells = cells(SEATS)
    seen: Cells = cells(SEEN_WORDS)  # bit by id: was revealed in this hand

    open: int = cell()  # mask of the seats with an open safe
    lock: Cells = cells(SEATS)  # the safe card that closed it
    safe_of: Cells = cells(JEWELS)  # by jewel id: the seat in whose safe it lies
    safe_count: Cells = cells(SEATS)
    safe_value: Cells = cells(SEATS)

    buried: Cells = cells(SEATS, HAND - 1)  # what a closing seat put away; that seat alone knows
    under_start: Cells = cells(SEATS)  # where in the pile those cards begin …
    under_size: Cells = cells(SEATS)  # … and how many they were


STATE: Final = dtype_of(State)
