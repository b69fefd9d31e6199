"""What others may hold."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiled import compiled
from vendome.engine.layout import Cells, Words
from vendome.engine.loops import States
from vendome.games.shadow_thief.knowledge import resample
from vendome.games.shadow_thief.state import EMPTY, State

Floats = NDArray[np.float64]

BELIEF: Final = 1


@compiled
def reopen(known: State, seat: int) -> None:
    """A chosen card goes back into its hand."""
    for other in range(known.players):
        if other != seat and known.chosen[other] != EMPTY:
            known.hand[other, known.hand_size[other]] = known.chosen[other]
            known.hand_size[other] += 1
            known.chosen[other] = EMPTY
            known.asked |= 1 << other


@compiled
def secret(state: State, seat: int) -> int:
    """A hand changes all the time."""
    return 0


@compiled
def infer(
    records: States, seat: int, memory: float, insight: int, belief: Floats, moves: Cells, scores: Cells, rng: Words
) -> None:
    pass


@compiled
def imagine(state: State, seat: int, belief: Floats, rng: Words) -> None:
    resample(state, seat, rng)
