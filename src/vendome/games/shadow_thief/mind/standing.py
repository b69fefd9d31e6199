"""How far a match is, and who stands how."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Cells
from vendome.engine.mind import share_win, softmax
from vendome.games.shadow_thief.rules import result
from vendome.games.shadow_thief.state import State

Floats = NDArray[np.float64]

HORIZON: Final = 1  # hands

# By players: points that make a seat e times as likely to win, with one hand to go; fitted to who won.
SPREAD: Final = (0.0, 0.0, 8.0, 30.0, 25.0, 20.0, 17.0, 15.0)
SPREAD_HAND: Final = 2.0  # more for each further hand
CERTAINTY: Final = 0.6  # of the end: that much the winner counts, the rest how near the others came


@compiled
def clock(state: State) -> int:
    return state.hand_number


@compiled
def evaluate(state: State, scores: Cells, values: Floats) -> None:
    left = state.hands - state.hand_number
    for seat in range(state.players):
        values[seat] = state.score[seat]
    softmax(values, state.players, SPREAD[state.players] + SPREAD_HAND * (left - 1))
    if state.end >= 0:
        share_win(values, state.players, result(state, scores), CERTAINTY)
