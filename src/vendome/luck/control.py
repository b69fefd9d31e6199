"""A mean without the luck: control variates.

In every deal a bot had some luck, which is 0 on average whoever plays. So the result less any multiple of the luck has
the same mean as the result. The multiple that leaves the least spread is found by regression. It must not know the
deals it is used on, or it would fit their chance as well: the deals are split into folds, and each fold takes the
multiple that the others found.
"""

from typing import NamedTuple

import numpy as np

from vendome.engine.mind import Floats

FOLDS = 10
ENOUGH = 2 * FOLDS  # deals: with fewer the multiple would be a guess
CAUTION = 1.0  # a deal's worth of luck that had nothing to do with the result: keeps the multiple of few deals small


class Corrected(NamedTuple):
    """What is left of each deal's sum, and how many times fewer deals give the same spread."""

    sums: Floats
    worth: float


def without_luck(sums: Floats, counts: Floats, luck: Floats) -> Corrected:
    """Deals that each gave a sum out of a count, with the luck that is in the sum. Too few deals stay as they are."""
    deals = len(sums)
    if deals < ENOUGH:
        return Corrected(sums, 1.0)
    fold = np.arange(deals) % FOLDS
    left = sums.copy()
    for this in range(FOLDS):
        others = fold != this
        left[~others] -= multiple(sums[others], counts[others], luck[others]) * luck[~others]
    before, after = spread(sums, counts), spread(left, counts)
    return Corrected(left, before / after if after > 0 else 1.0)


def multiple(sums: Floats, counts: Floats, luck: Floats) -> float:
    """By how much a unit of luck changed the sum."""
    squares = float(luck @ luck)
    if squares == 0:
        return 0.0
    rest = sums - sums.sum() / counts.sum() * counts
    return float(luck @ rest) / (squares * (1 + CAUTION / len(sums)))


def spread(sums: Floats, counts: Floats) -> float:
    """Of the deals around their common share, squared."""
    return float(((sums - sums.sum() / counts.sum() * counts) ** 2).sum())
