"""95% intervals of shares."""

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Z95 = 1.959963984540054  # the normal quantile of a 95% interval
FEW = 10  # deals below which their spread says too little


class Share(NamedTuple):
    """A share and its 95% interval."""

    value: float
    low: float
    high: float


def wilson(share: float, games: float, quantile: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a share of games; sound for few games and for shares near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    square = quantile * quantile
    centre = share + square / (2 * games)
    spread = quantile * sqrt(max(0.0, share * (1 - share)) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def student(freedom: int) -> float:
    """The quantile of Student's t for a 95% interval, by its expansion around the normal (Fisher and Cornish 1960).

    From nine degrees of freedom on it is right to three decimals.
    """
    z, z3, z5, z7 = Z95, Z95**3, Z95**5, Z95**7
    first = (z3 + z) / 4
    second = (5 * z5 + 16 * z3 + 3 * z) / 96
    third = (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def clustered(sums: NDArray[np.float64], counts: NDArray[np.float64]) -> Share:
    """A share over deals, each of which gave a sum out of a count.

    The games of one deal are not independent, so the variance is that between the deals (the linearised
    variance of a ratio of their sums), and the interval is Wilson's for as many independent games as would
    have that variance. With few deals it is Wilson's for one game a deal, which is wide enough whatever the
    games of a deal have to do with each other: no share between 0 and 1 varies more than a coin of its mean.
    """
    sums, counts = sums[counts > 0], counts[counts > 0]
    deals, total = len(counts), float(counts.sum())
    if deals == 0:
        return Share(0.0, 0.0, 1.0)
    share = float(sums.sum()) / total
    if deals < FEW or share in (0.0, 1.0):
        return Share(share, *wilson(share, deals))
    variance = deals / (deals - 1) * float(((sums - share * counts) ** 2).sum()) / total**2
    if variance == 0:
        return Share(share, share, share)
    return Share(share, *wilson(share, share * (1 - share) / variance, student(deals - 1)))
