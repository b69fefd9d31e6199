"""The box as a thing: which drawer is where, and what rotating and turning it over do (MT-1).

Each level is a ring of four drawers that keep their neighbours, so the box can only stand in
4 · 4 · 4 · 2 = 128 ways. They are found here, once, in plain Python, by handling a box until nothing
new comes of it. The record keeps the number of the way; the compiled rules look the rest up.

A *compartment* is one face of one drawer: number 2·drawer + face, so that the other face of the same
drawer is `compartment ^ 1`. Face 0 is the one that is up at the start.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

LEVELS: Final = "TMB"  # MT-1.1, from the top
SIDES: Final = "NESW"  # MT-1.1, clockwise from above
POSITIONS: Final = sorted(level + side for level in LEVELS for side in SIDES)  # numbered as moves are sorted
READING: Final = [level + side for level in LEVELS for side in SIDES]  # as people read the box
DRAWERS: Final = "ABCDEFGHIJKL"  # MT-1.1: a letter for each grain, in reading order at the start
PLACES: Final = len(DRAWERS)  # drawers, and positions for them
COMPARTMENTS: Final = 2 * PLACES  # MT-1.3


class Box(NamedTuple):
    """One way in which the box can stand."""

    drawers: tuple[str, ...]  # by position
    turned: bool  # upside down: face 1 of every drawer is up

    def at(self, position: str) -> str:
        """The drawer at a position."""
        return self.drawers[POSITIONS.index(position)]

    def where(self, drawer: str) -> str:
        """The position of a drawer."""
        return POSITIONS[self.drawers.index(drawer)]


def rotate(box: Box, levels: str, step: int) -> Box:
    """MT-1.4: these levels by 90°; what was at N is then at E if the step is 1, at W if it is -1."""

    def source(position: str) -> str:
        level, side = position[0], position[1]
        return level + SIDES[(SIDES.index(side) - step) % 4] if level in levels else position

    return Box(tuple(box.at(source(position)) for position in POSITIONS), box.turned)


def turn(box: Box) -> Box:
    """MT-1.5: upside down over the N–S axis; top and bottom, east and west, up and down change places."""
    swap = str.maketrans("TBEW", "BTWE")
    return Box(tuple(box.at(position.translate(swap)) for position in POSITIONS), not box.turned)


START: Final = Box(tuple(DRAWERS[READING.index(position)] for position in POSITIONS), turned=False)
LONG: Final = {START.at(level + side) for level in LEVELS for side in "NS"}  # MT-1.2

HANDLINGS: Final[dict[str, Callable[[Box], Box]]] = {
    "rotate top-left": lambda box: rotate(box, "T", -1),
    "rotate top-right": lambda box: rotate(box, "T", 1),
    "rotate two-left": lambda box: rotate(box, "TM", -1),
    "rotate two-right": lambda box: rotate(box, "TM", 1),
    "turn": turn,
}


def all_ways() -> list[Box]:
    """Every way in which the box can come to stand; the start is number 0."""
    ways = [START]
    for box in ways:  # the list grows while it is read
        ways += [new for handle in HANDLINGS.values() if (new := handle(box)) not in ways]
    return ways


WAYS: Final = all_ways()

# Look-up tables for the compiled rules.
UPPER: Final = np.array(  # by way and position: the compartment that is up there
    [[2 * DRAWERS.index(drawer) + box.turned for drawer in box.drawers] for box in WAYS], np.int32
)
AFTER: Final = np.array(  # by way and handling: the way it leads to
    [[WAYS.index(handle(box)) for handle in HANDLINGS.values()] for box in WAYS], np.int32
)
START_RUBIES: Final = np.array(  # by compartment, MT-2.3: up in the drawers at S, down in those at N
    [START.where(drawer)[1] == ("S" if face == 0 else "N") for drawer in DRAWERS for face in range(2)], np.int32
)
