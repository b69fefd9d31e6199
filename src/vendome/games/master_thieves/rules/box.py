"""MT-1 The box: which drawer is where, and what rotating it and turning it over do.

Each level is a ring of four drawers that keep their neighbours, so the box can only stand in
4 · 4 · 4 · 2 = 128 ways. They are found here, once, in plain Python, by handling a box until nothing
new comes of it. The state keeps the number of the way; the compiled rules look the rest up.

A *compartment* is one face of one drawer: number 2·drawer + face, so that the drawer is `compartment >> 1` and the
other face of the same drawer is `compartment ^ 1`. Face 0 is the one that is up at the start.
"""

from typing import Final, NamedTuple

import numpy as np

from vendome.games.master_thieves.moves import HANDLINGS, ROTATIONS
from vendome.games.master_thieves.params import DRAWERS, FACES, LEVELS, POSITIONS, READING, SIDES


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
    """MT-1.4 Rotating: these levels by a quarter; what was at N is then at E if the step is 1, at W if it is -1."""

    def source(position: str) -> str:
        level, side = position[0], position[1]
        return level + SIDES[(SIDES.index(side) - step) % len(SIDES)] if level in levels else position

    return Box(tuple(box.at(source(position)) for position in POSITIONS), box.turned)


def turn_over(box: Box) -> Box:
    """MT-1.5 Turning over: around the line from north to south. Top and bottom swap, east and west, up and down."""
    swap = str.maketrans("TBEW", "BTWE")
    return Box(tuple(box.at(position.translate(swap)) for position in POSITIONS), not box.turned)


def handle(box: Box, handling: str) -> Box:
    return turn_over(box) if handling == "turn" else rotate(box, *ROTATIONS[handling])


START: Final = Box(tuple(DRAWERS[READING.index(position)] for position in POSITIONS), turned=False)
LONG: Final = {START.at(level + side) for level in LEVELS for side in "NS"}  # MT-1.2 Long and short: the long drawers


def all_ways() -> list[Box]:
    """Every way in which the box can come to stand; the start is number 0."""
    ways = [START]
    for box in ways:  # the list grows while it is read
        ways += [new for handling in HANDLINGS if (new := handle(box, handling)) not in ways]
    return ways


WAYS: Final = all_ways()

# Look-up tables for the compiled rules.
UPPER: Final = np.array(  # by way and position: the compartment that is up there
    [[FACES * DRAWERS.index(drawer) + box.turned for drawer in box.drawers] for box in WAYS], np.int32
)
AFTER: Final = np.array(  # by way and handling: the way it leads to
    [[WAYS.index(handle(box, handling)) for handling in HANDLINGS] for box in WAYS], np.int32
)
START_RUBIES: Final = np.array(  # MT-2.3 Rubies, by compartment: up in the long drawers at S, down in those at N
    [START.where(drawer)[1] == ("S" if face == 0 else "N") for drawer in DRAWERS for face in range(FACES)], np.int32
)
