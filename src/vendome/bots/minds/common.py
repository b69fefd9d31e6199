"""What several minds share."""

from math import exp

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiled import compiled

Floats = NDArray[np.float64]


@compiled
def softmax(values: Floats, players: int, scale: float) -> None:
    """Standings become chances to win: `scale` more is e times the chance."""
    best = values[0]
    for seat in range(1, players):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(players):
        values[seat] = exp((values[seat] - best) / scale)
        total += values[seat]
    for seat in range(players):
        values[seat] /= total


@compiled
def share_win(values: Floats, players: int, winners: int, weight: float) -> None:
    """Blend chances with the real winners of a finished game."""
    count = 0
    for seat in range(players):
        count += winners >> seat & 1
    for seat in range(players):
        values[seat] = (1 - weight) * values[seat] + weight * (winners >> seat & 1) / count
