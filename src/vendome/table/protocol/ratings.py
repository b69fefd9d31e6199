"""Ratings of people, and the leaderboards."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType


class Rated(Struct):
    """A rating as it is shown: 24.1 ± 3.2."""

    rating: float
    uncertainty: float  # the truth lies within it in 19 cases of 20
    provisional: bool = False  # too little is known yet for the number to say much


class RatingChange(Struct):
    """What a rated game made of somebody's rating."""

    before: Rated
    after: Rated


class OwnRating(Struct):
    """How well you play a game, as far as it is known."""

    game: str
    rated: Rated
    games: int  # that were rated
    place: int | UnsetType = UNSET  # on the leaderboard, if you are on it


class MyRatings(Struct):
    listed: bool  # you may be shown on leaderboards
    needed: int  # how many rated games it takes to be there
    ratings: list[OwnRating]


class Listed(Struct, forbid_unknown_fields=True):
    """Whether you may be shown on leaderboards."""

    listed: bool


class Leader(Struct):
    """A line of a leaderboard: a person, or a bot, which is an anchor of the scale."""

    kind: Literal["person", "bot"]
    rated: Rated
    name: str | UnsetType = UNSET  # of a person
    level: str | UnsetType = UNSET  # of a bot
    place: int | UnsetType = UNSET  # among people
    games: int | UnsetType = UNSET  # of a person
    you: bool | UnsetType = UNSET


class Leaderboard(Struct):
    """The best first: people by what they are at least, the rating less its uncertainty; bots by their rating."""

    game: str
    needed: int  # how many rated games it takes to be there
    leaders: list[Leader]
