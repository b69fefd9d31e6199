"""Ratings with openskill's Plackett-Luce model (Weng and Lin 2011), made for several players at a table.

A rating is the model's mean: all start at 25 with a deviation of 25/3. The arena rates bots by it, and the server
people: one scale, so that a number means the same in both.
"""

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple

from openskill.models import PlackettLuce


class Rating(NamedTuple):
    mean: float
    deviation: float

    @property
    def uncertainty(self) -> float:
        """Half of an interval that holds the truth in 19 cases of 20. It is what people are shown."""
        return 2 * self.deviation

    @property
    def cautious(self) -> float:
        """What somebody is at least, as far as we know. A leaderboard goes by it, so that luck leads nobody."""
        return self.mean - self.uncertainty


MODEL: Final = PlackettLuce(tau=0.0)  # what learning adds is added by `learning`: not everybody learns
START: Final = Rating(MODEL.mu, MODEL.sigma)
TAU: Final = PlackettLuce().tau  # openskill's own


def rated(players: Sequence[Rating], ranks: Sequence[float]) -> list[Rating]:
    """The ratings after a game, in the same order. 1 is the best rank; who is level has the same."""
    teams = [[MODEL.rating(player.mean, player.deviation)] for player in players]
    after = MODEL.rate(teams, ranks=list(ranks))
    return [Rating(team[0].mu, team[0].sigma) for team in after]


def learning(player: Rating) -> Rating:
    """People get better, or worse, between two games. So we know a little less of them than after the last one."""
    return Rating(player.mean, hypot(player.deviation, TAU))
