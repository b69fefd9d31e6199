"""How well every seat stands when a round begins, or when the game is over.

The numbers are those of a logistic regression on who won 32,000 games of softened judgement, from two players
to five; it found the same ones for each number of players.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vendome.bots.minds.common import share_win, softmax
from vendome.bots.minds.gentlemen_thieves.places import digits
from vendome.engine.compiled import compiled
from vendome.engine.layout import Cells
from vendome.games.gentlemen_thieves.params import PILE, PLACES
from vendome.games.gentlemen_thieves.rules import result
from vendome.games.gentlemen_thieves.state import State

Floats = NDArray[np.float64]

HORIZON: Final = 1  # rounds

# A lead of so many tokens is e times the chance to win: at the end, and more for each token in the pile.
SCALE: Final = 0.4
SCALE_EACH: Final = 0.072
# In tokens of one's pile:
FAVOUR: Final = 0.35  # a favour, which breaks ties; and more for each token in the pile, while it can be spent
FAVOUR_EACH: Final = 0.015
MATCHMAKER: Final = 0.4
EQUIPMENT: Final = 0.35  # a token of one's own colour at a place; and less when so few are left in the pile
EQUIPMENT_FEW: Final = 28


@compiled
def clock(state: State) -> int:
    return state.rounds


@compiled
def evaluate(state: State, scores: Cells, values: Floats) -> None:
    left = PILE - state.drawn
    favour = FAVOUR + FAVOUR_EACH * left
    equipment = EQUIPMENT * min(1.0, left / EQUIPMENT_FEW)
    for seat in range(state.players):
        colour = state.burglar[seat]
        values[seat] = state.height[colour] + favour * state.favours[seat]
        values[seat] += MATCHMAKER * (seat == state.first) + equipment * equipment_of(state, colour)
    softmax(values, state.players, SCALE + SCALE_EACH * left)
    if state.end >= 0:
        share_win(values, state.players, result(state, scores), weight=1.0)


@compiled
def equipment_of(state: State, colour: int) -> int:
    """How many tokens of a colour lie at the places."""
    tally = 0
    for place in range(PLACES):
        tally += state.kit[place, colour]
    return digits(tally)
