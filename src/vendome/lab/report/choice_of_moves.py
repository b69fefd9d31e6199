"""How much one decision matters: to the seat that decides, and to the others."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vendome.lab.report.appraise import Values


class Look(NamedTuple):
    """One decision between at least two moves, in chances to win from 0 to 1."""

    second: float  # how much the best move is better for the seat than the second best
    worst: float  # … than the worst
    own: float  # the seat's chance after its best move
    swing: float  # by how much its choice moves the chance of that other seat which it can move most


def look_at(values: Values, seat: int) -> Look:
    """What moves are called best, second and worst is decided by one half, what they are worth is read from the other;
    and the other way round."""
    looks = [half_look(ranking, reading, seat) for ranking, reading in ((values[0], values[1]), (values[1], values[0]))]
    return Look(*(round(float(number), 5) for number in np.mean(looks, axis=0)))


def half_look(ranking: NDArray[np.float64], reading: NDArray[np.float64], seat: int) -> Look:
    order = np.argsort(-ranking[:, seat], kind="stable")
    own = reading[order, seat]
    return Look(own[0] - own[1], own[0] - own[-1], own[0], swing_of(ranking, reading, seat))


def swing_of(ranking: NDArray[np.float64], reading: NDArray[np.float64], seat: int) -> float:
    others = [other for other in range(ranking.shape[1]) if other != seat]
    spans = ranking[:, others].max(axis=0) - ranking[:, others].min(axis=0)
    moved = others[int(spans.argmax())]
    return float(reading[ranking[:, moved].argmax(), moved] - reading[ranking[:, moved].argmin(), moved])
