"""How well every seat stands when a round begins, or when the game is over."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vendome.bots.minds.common import share_win, softmax
from vendome.engine.compiled import compiled
from vendome.engine.layout import Cells
from vendome.games.gentlemen_thieves.rules import result
from vendome.games.gentlemen_thieves.state import State

Floats = NDArray[np.float64]

HORIZON: Final = 2  # rounds
FAVOUR: Final = 0.2
SURE: Final = 1.0
UNSURE: Final = 0.06
RESULT: Final = 0.7


@compiled
def clock(state: State) -> int:
    return state.rounds


@compiled
def evaluate(state: State, scores: Cells, values: Floats) -> None:
    for seat in range(state.players):
        values[seat] = state.height[state.burglar[seat]] + FAVOUR * state.favours[seat]
    left = len(state.pile) - state.drawn
    softmax(values, state.players, SURE + UNSURE * left)
    if state.end >= 0:
        share_win(values, state.players, result(state, scores), RESULT)
