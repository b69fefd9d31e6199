"""The bots' ratings over an arena's games. A bot does not change while it plays: nothing is added for learning."""

from collections.abc import Iterable, Sequence

from vendome.lab.arena.deal import PlayedGame
from vendome.ratings import START, Rating, rated


def rate(games: Iterable[PlayedGame], entrants: int) -> list[list[Rating]]:
    """The ratings of all entrants at the start and after every game, in the order of the games."""
    now = [START] * entrants
    history = [list(now)]
    for game in games:
        if len(set(game.seats)) > 1:  # a bot alone at the table has shown nothing
            now = after(now, game)
        history.append(list(now))
    return history


def after(now: Sequence[Rating], game: PlayedGame) -> list[Rating]:
    """A seat is a player; a bot in several seats takes the mean of what they would have made of it."""
    seats = rated([now[entrant] for entrant in game.seats], game.ranks)
    return [
        mean_of([rating for rating, who in zip(seats, game.seats, strict=True) if who == entrant]) or now[entrant]
        for entrant in range(len(now))
    ]


def mean_of(ratings: Sequence[Rating]) -> Rating | None:
    if not ratings:
        return None
    return Rating(*(sum(values) / len(ratings) for values in zip(*ratings, strict=True)))
