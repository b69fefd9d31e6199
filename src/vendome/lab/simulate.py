"""Statistics over many games, in constant memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from vendome.engine.play import Setup
from vendome.lab.intervals import wilson
from vendome.lab.series import Chunk


@dataclass
class Range:
    """Count, sum, sum of squares and extremes of whole numbers: exact, whatever the order."""

    count: int = 0
    total: int = 0
    squares: int = 0
    low: int = 0
    high: int = 0

    def add(self, values: Sequence[int] | Any) -> None:
        values = np.asarray(values, np.int64)
        if values.size == 0:
            return
        low, high = int(values.min()), int(values.max())
        self.low = low if self.count == 0 else min(self.low, low)
        self.high = high if self.count == 0 else max(self.high, high)
        self.count += int(values.size)
        self.total += int(values.sum())
        self.squares += int((values * values).sum())

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        return sqrt(max(0.0, self.squares / self.count - self.mean**2)) if self.count else 0.0

    def data(self) -> dict[str, float]:
        return {"mean": self.mean, "sd": self.deviation, "min": self.low, "max": self.high}


class Statistics:
    """What many games of one setup amounted to."""

    def __init__(self, setup: Setup, bots: Sequence[str], seed: int) -> None:
        self.setup, self.bots, self.seed = setup, list(bots), seed
        self.games = 0
        self.wins = [0] * setup.players  # in parts of a win that every number of winners divides
        self.scores = [Range() for _ in range(setup.players)]
        self.lengths = Range()
        self.ends = dict.fromkeys(setup.game.ends, 0)

    # A win shared by k seats gives each 1/k: counted in 840ths (1 to 8 all divide it), so sums are exact.
    WIN = 840

    def add(self, chunk: Chunk) -> None:
        self.games += len(chunk)
        bits = chunk.winners[:, None] >> np.arange(self.setup.players) & 1
        parts = self.WIN // bits.sum(axis=1)
        for seat in range(self.setup.players):
            self.wins[seat] += int((bits[:, seat] * parts).sum())
            self.scores[seat].add(chunk.scores[:, seat])
        self.lengths.add(chunk.lengths)
        for end, count in zip(self.ends, np.bincount(chunk.ends, minlength=len(self.ends)), strict=True):
            self.ends[end] += int(count)

    def win_share(self, seat: int) -> float:
        return self.wins[seat] / self.WIN / self.games if self.games else 0.0

    def data(self) -> dict[str, Any]:
        """Everything, as JSON; no time in it, so the same seed gives the same bytes."""
        return {
            "game": self.setup.game.id,
            "players": self.setup.players,
            "options": dict(self.setup.options),
            "games": self.games,
            "seed": self.seed,
            "seats": [
                {
                    "seat": seat,
                    "bot": self.bots[seat],
                    "win_share": self.win_share(seat),
                    "win_share_ci95": list(wilson(self.win_share(seat), self.games)),
                    "score": self.scores[seat].data(),
                }
                for seat in range(self.setup.players)
            ],
            "decisions": self.lengths.data(),
            "ends": self.ends,
        }
