"""A rating as people are shown it."""

from typing import Final

from vendome.ratings import Rating
from vendome.table.protocol.ratings import Rated, RatingChange

PROVISIONAL: Final = 8.0  # an uncertainty above which a number says little yet


def shown(rating: Rating) -> Rated:
    return Rated(round(rating.mean, 2), round(rating.uncertainty, 2), provisional=rating.uncertainty > PROVISIONAL)


def rating_change(before: Rating, after: Rating) -> RatingChange:
    return RatingChange(shown(before), shown(after))
