"""A finished game, judged; or how far its review is."""

from msgspec import UNSET, Struct, UnsetType

from vendome.review.data import Review


class ReviewState(Struct):
    """A review takes a while: ask again until it is there. What has been made is kept with the table."""

    progress: float  # from 0 to 1
    review: Review | UnsetType = UNSET  # once it is ready
