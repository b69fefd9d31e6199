"""The bots are the anchors of the scale: what they are rated is fixed. So a number means something on a server with ten
players, and stays what it was.

`anchors.json` was measured by the arena with `benchmarks/anchors.py`, which makes it anew. A game that is not in it is
rated among people alone.
"""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from vendome.ratings import Rating

FILE: Final = Path(__file__).with_name("anchors.json")


class Anchor(Struct, frozen=True):
    """A bot, as it was measured."""

    mean: float
    deviation: float
    games: int  # that it sat in

    @property
    def rating(self) -> Rating:
        return Rating(self.mean, self.deviation)


class Anchors(Struct, frozen=True):
    """All bots of one game."""

    players: int  # at the tables where they were measured
    games: int
    levels: dict[str, Anchor]


@cache
def anchors_of(game: str) -> dict[str, Rating]:
    """By level."""
    found = everything().get(game)
    return {level: anchor.rating for level, anchor in found.levels.items()} if found else {}


@cache
def everything() -> dict[str, Anchors]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Anchors])
