"""The course of one game, from every seat's chance to win at each of its decisions."""

from collections.abc import Collection
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

MARGIN: Final = 0.05  # of a chance to win: who is ahead by less is not ahead
NOBODY: Final = -1
POINTS: Final = 21  # of a curve that is kept: every twentieth of the game

Curve = NDArray[np.float64]  # by decision and seat


def favourites(curve: Curve) -> list[int]:
    """Who is the favourite at each decision. A favourite stays one until another seat is ahead by the margin, so that a
    judge who wavers changes nothing; at first there may be nobody."""
    found, now = [], NOBODY
    for chances in curve:
        best = int(chances.argmax())
        rest = np.delete(chances, best).max(initial=0.0)
        behind = chances[now] if now != NOBODY else rest
        if best != now and chances[best] - behind >= MARGIN:
            now = best
        found.append(now)
    return found


def decided_at(curve: Curve, winners: Collection[int]) -> float:
    """The share of the game after which a winner stayed the favourite; 1 if it was decided by the last move."""
    undecided = 0
    for nth, favourite in enumerate(favourites(curve), start=1):
        if favourite not in winners:
            undecided = nth
    return undecided / len(curve)


def lead_changes(curve: Curve) -> int:
    """How often one favourite took over from another."""
    led = [seat for seat in favourites(curve) if seat != NOBODY]
    return sum(one != other for one, other in pairwise(led))


def drama(curve: Curve, winners: Collection[int]) -> float:
    """How far the later winner was behind the leader at worst, in chances to win; of several winners the least."""
    behind = curve.max(axis=1)[:, None] - curve[:, sorted(winners)]
    return float(behind.max(axis=0).min())


def winners_chance(curve: Curve, winners: Collection[int]) -> list[float]:
    """What the later winners' chance was, all together, at points spread evenly over the game; 1 at its end."""
    chance = np.append(curve[:, sorted(winners)].sum(axis=1), 1.0)
    places = np.linspace(0, len(chance) - 1, POINTS)
    return [round(float(value), 4) for value in np.interp(places, np.arange(len(chance)), chance)]
