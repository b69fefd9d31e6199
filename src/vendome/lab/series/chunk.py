"""What is to be played, and what came of it: the two ends of a series."""

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from vendome.engine.compiler.layout import Cells
from vendome.engine.errors import BadOption
from vendome.engine.play import Setup


class Order(NamedTuple):
    """Games number 0 to `games` - 1 of a seed. Each is a function of the seed and its number alone."""

    setup: Setup
    seats: tuple[str, ...]  # the bot in each
    seed: int
    games: int
    record: bool = False  # write each game down …
    explain: bool = False  # … with the legal moves of every decision

    @property
    def is_random(self) -> bool:
        """Whether all seats play at random: such games are played by compiled code alone."""
        return set(self.seats) == {"random"}

    def check_device(self, device: str) -> None:
        """A GPU plays random games, and writes nothing down."""
        if device == "cuda" and not self.is_random:
            raise BadOption("on a GPU all seats are `random`; other bots play on a processor")
        if device == "cuda" and self.record:
            raise BadOption("on a GPU games are played, not written down: records come from a processor")


@dataclass
class Chunk:
    """The results of consecutive games, one row each."""

    scores: Cells
    winners: Cells  # bit masks of seats
    ends: Cells  # indices into the game's `ends`
    lengths: Cells  # decisions
    records: list[bytes] = field(default_factory=list)

    @classmethod
    def blank(cls, games: int, players: int) -> "Chunk":
        winners, ends, lengths = np.zeros((3, games), np.int32)
        return cls(np.zeros((games, players), np.int32), winners, ends, lengths)

    def __len__(self) -> int:
        return len(self.winners)
