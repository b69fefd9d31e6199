"""What lies where in the box, as all could know it."""

from collections.abc import Iterator
from typing import NamedTuple

from vendome.games.master_thieves.events import gems, place_name
from vendome.games.master_thieves.params import DIAMOND, DRAWERS, PLACES, POSITIONS, SAPPHIRE, WORTH, Grain, Position
from vendome.games.master_thieves.rules.box import UPPER
from vendome.games.master_thieves.state import NONE, State

SIDES = (0, 1)  # of the box: as it stands, and turned over


class Drawer(NamedTuple):
    """A drawer at a position, as it would be opened."""

    place: int
    grain: Grain
    top: tuple[int, int]  # diamonds and sapphires in the upper front compartment
    below: tuple[int, int]  # … and in the lower one
    ruby_top: bool
    ruby_below: bool
    alarm_below: int  # whose; NONE if there is none

    @property
    def position(self) -> Position:
        return POSITIONS[self.place]

    @property
    def name(self) -> str:
        """`drawer C, top north (TN)`."""
        return f"drawer {self.grain}, {place_name(self.place)}"

    @property
    def falls(self) -> bool:
        return any(self.below)

    @property
    def prize(self) -> int:
        """The points that a thief takes."""
        return 0 if self.falls else points_of(self.top)

    @property
    def has_ruby(self) -> bool:
        """For a master thief who opens it."""
        return self.ruby_top and not self.ruby_below and not self.falls


def points_of(stones: tuple[int, int]) -> int:
    return WORTH[DIAMOND] * stones[DIAMOND] + WORTH[SAPPHIRE] * stones[SAPPHIRE]


def in_words(stones: tuple[int, int]) -> str:
    return gems(*stones)


def drawer_at(state: State, place: int, side: int = 0) -> Drawer:
    """With side 1: as if the box were turned over, wherever the drawer is then."""
    upper = int(UPPER[state.way, place]) ^ side
    top, below = (tuple(state.front[compartment]) for compartment in (upper, upper ^ 1))
    rubies = [bool(state.ruby[compartment]) for compartment in (upper, upper ^ 1)]
    return Drawer(place, DRAWERS[upper >> 1], top, below, rubies[0], rubies[1], state.alarm[upper ^ 1])


def drawers(state: State, side: int = 0) -> Iterator[Drawer]:
    return (drawer_at(state, place, side) for place in range(PLACES))


def best_theft(state: State, side: int = 0) -> Drawer:
    """The drawer that offers a thief most."""
    return max(drawers(state, side), key=lambda drawer: drawer.prize)


def has_owner(drawer: Drawer, seat: int) -> bool:
    """Whether the gems below are guarded by somebody else's alarm."""
    return drawer.alarm_below not in (NONE, seat)
