"""A bot's share with luck taken out: the same mean, and an interval that is as wide as luck leaves it."""

from typing import NamedTuple

from vendome.engine.mind import Floats
from vendome.lab.intervals import Share, clustered
from vendome.luck.control import without_luck


class LessLuck(NamedTuple):
    share: Share
    worth: float  # so many times the games would give the interval without it


def less_luck(sums: Floats, counts: Floats, luck: Floats) -> LessLuck:
    """Deals that each gave a sum out of a count, with the luck that is in it.

    A bot that won all or nothing has shown no spread that luck could explain, and a share beyond 0 or 1 says that luck
    was taken out too boldly: then the plain share stands."""
    sums, counts, luck = (part[counts > 0] for part in (sums, counts, luck))
    plain = clustered(sums, counts)
    left, worth = without_luck(sums, counts, luck)
    total = float(counts.sum())
    if total == 0 or plain.value in (0.0, 1.0) or not 0 < float(left.sum()) / total < 1:
        return LessLuck(plain, 1.0)
    return LessLuck(clustered(left, counts), worth)
