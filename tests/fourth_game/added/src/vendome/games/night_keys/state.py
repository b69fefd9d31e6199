"""Every number of Night Keys, once; its moves; and its state."""

from typing import Final, Literal, get_args

from vendome.engine.compiler.layout import BaseState, Cells, cell, cells
from vendome.engine.contract import Option

SEATS: Final = 4
Case = Literal["A", "D", "R", "S"]  # NK-1.1 Cases, by the letter of what they hold, and what that is worth
LETTERS: Final[tuple[Case, ...]] = get_args(Case)
NAMES: Final = ("amethysts", "diamonds", "rubies", "sapphires")
WORTH: Final = (1, 4, 3, 2)
DIAMONDS: Final = LETTERS.index("D")
CASES: Final = len(LETTERS)
COPIES: Final = 7  # NK-1.2 Keys: so many for each case
KEYS: Final = CASES * COPIES
FEWEST, MOST = 3, 7  # NK-2.1 Nights
OPTIONS: Final = (Option("nights", 5, tuple(range(FEWEST, MOST + 1)), "nights in a game (NK-2.1)"),)

NONE, UNKNOWN = -1, -2  # no key is chosen; one is, and the seat that looks does not know which
Phase = Literal["choose", "over"]


class State(BaseState):
    nights: int = cell()  # in the game
    night: int = cell()  # nights finished
    shown: Cells = cells(CASES)  # jewels in each case
    loot: Cells = cells(SEATS, CASES)  # jewels that a seat has taken from each case
    score: Cells = cells(SEATS)  # what they are worth
    hand: Cells = cells(SEATS, CASES)  # keys that a seat holds for each case
    chosen: Cells = cells(SEATS)  # NK-3.2 Keys: the one chosen in secret, out of the hand already
    used: Cells = cells(CASES)  # keys used, for each case
