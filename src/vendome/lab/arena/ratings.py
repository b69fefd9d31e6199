"""Ratings with openskill's Plackett-Luce model (Weng and Lin 2011), made for several players at a table.

A rating is the model's mean: all start at 25 with a deviation of 25/3. A bot does not change while it plays, so
`tau`, by which openskill would keep ratings of learning people moving, is 0.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from vendome.lab.arena.deal import PlayedGame


class Rating(NamedTuple):
    mean: float
    deviation: float


def rate(games: Iterable[PlayedGame], entrants: int) -> list[list[Rating]]:
    """The ratings of all entrants at the start and after every game, in the order of the games."""
    model = PlackettLuce(tau=0.0)
    now = [Rating(model.mu, model.sigma) for _ in range(entrants)]
    history = [list(now)]
    for game in games:
        if len(set(game.seats)) > 1:  # a bot alone at the table has shown nothing
            now = rated(model, now, game)
        history.append(list(now))
    return history


def rated(model: PlackettLuce, now: Sequence[Rating], game: PlayedGame) -> list[Rating]:
    """A seat is a player; a bot in several seats takes the mean of what they would have made of it."""
    teams = [[model.rating(*now[entrant])] for entrant in game.seats]
    after = [team[0] for team in model.rate(teams, ranks=game.ranks)]
    return [
        mean_of([rating for rating, who in zip(after, game.seats, strict=True) if who == entrant]) or now[entrant]
        for entrant in range(len(now))
    ]


def mean_of(ratings: Sequence[PlackettLuceRating]) -> Rating | None:
    if not ratings:
        return None
    return Rating(*(sum(values) / len(ratings) for values in zip(*((r.mu, r.sigma) for r in ratings), strict=True)))
