"""A number that was measured over deals: its value, its 95% interval, and how far each deal moved it.

Two variants of a game are played on the same deals, so most of the luck is the same for both. What each deal moved is
kept, since the interval of a difference needs it: the luck that both share then falls out.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import inf, log2, sqrt
from typing import NamedTuple

import numpy as np

from vendome.lab.intervals import Share, clustered, student

FEWEST = 4  # deals below which nothing is said


class Estimate(NamedTuple):
    value: float
    low: float
    high: float
    parts: Mapping[str, float]  # by deal: the value is the truth plus all of them, as far as it is linear

    @property
    def share(self) -> Share:
        """Without the parts, as plots take it."""
        return Share(self.value, self.low, self.high)

    def plus(self, offset: float) -> Estimate:
        return Estimate(self.value + offset, self.low + offset, self.high + offset, self.parts)

    def negative(self) -> Estimate:
        return Estimate(-self.value, -self.high, -self.low, {key: -part for key, part in self.parts.items()})

    def times(self, factor: float) -> Estimate:
        """By a positive number."""
        parts = {key: factor * part for key, part in self.parts.items()}
        return Estimate(factor * self.value, factor * self.low, factor * self.high, parts)

    def above(self, limit: float) -> bool:
        """Whether the whole interval is."""
        return self.low > limit

    def below(self, limit: float) -> bool:
        return self.high < limit


class Tally(NamedTuple):
    """What one deal gave: a sum out of a count. A mean is the sum of all sums by the sum of all counts."""

    key: str
    total: float
    number: float


def share_of(tallies: Sequence[Tally]) -> Estimate:
    """The mean of what lies between 0 and 1."""
    found = clustered(np.array([t.total for t in tallies]), np.array([t.number for t in tallies]))
    low, high = min(found.low, found.value), max(found.high, found.value)  # rounding may put an end beyond 0 or 1
    return Estimate(found.value, low, high, parts_of(tallies, found.value))


def mean_of(tallies: Sequence[Tally]) -> Estimate:
    """The mean of anything: Student's interval, from the spread between the deals."""
    value = sum(t.total for t in tallies) / sum(t.number for t in tallies)
    parts = parts_of(tallies, value)
    spread = spread_of(parts.values())
    return Estimate(value, value - spread, value + spread, parts)


def parts_of(tallies: Sequence[Tally], value: float) -> dict[str, float]:
    """The linearised ratio of two sums."""
    total = sum(t.number for t in tallies)
    return {t.key: (t.total - value * t.number) / total for t in tallies} if total else {}


def spread_of(parts: Collection[float]) -> float:
    """Half of a 95% interval of a sum of independent parts."""
    found = np.array([*parts], np.float64)
    number = len(found)
    return student(number - 1) * sqrt(number / (number - 1) * float((found**2).sum())) if number > 1 else inf


def difference(one: Estimate, other: Estimate) -> Estimate:
    """How much more the other is, on the same deals."""
    value = other.value - one.value
    keys = sorted(one.parts.keys() | other.parts.keys())
    parts = {key: other.parts.get(key, 0.0) - one.parts.get(key, 0.0) for key in keys}
    spread = spread_of(parts.values())
    return Estimate(value, value - spread, value + spread, parts)


def total_of(estimates: Sequence[Estimate]) -> Estimate:
    """The sum of independent numbers. Each side of the interval is put together from that side of theirs, so one that
    is lopsided stays so (Zou and Donner 2008)."""
    value = sum(each.value for each in estimates)
    below = sqrt(sum((each.value - each.low) ** 2 for each in estimates))
    above = sqrt(sum((each.high - each.value) ** 2 for each in estimates))
    parts = {f"{i} {key}": part for i, each in enumerate(estimates) for key, part in each.parts.items()}
    return Estimate(value, value - below, value + above, parts)


def steps_of(share: Estimate, players: int, games: int) -> Estimate:
    """A win share against a table of others in steps of skill, each of which doubles the odds.

    A player who is s times as strong as each of the others wins s of s + n - 1 games (Bradley and Terry 1952, Luce
    1959). One game more, shared by all, keeps a clean sweep from being infinite.
    """

    def steps(value: float) -> float:
        tempered = (value * games + 1 / players) / (games + 1)
        return log2(tempered * (players - 1) / (1 - tempered))

    tempered = (share.value * games + 1 / players) / (games + 1)
    slope = games / (games + 1) / (tempered * (1 - tempered)) * log2(np.e)
    parts = {key: slope * part for key, part in share.parts.items()}
    return Estimate(steps(share.value), steps(share.low), steps(share.high), parts)
