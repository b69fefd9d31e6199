"""What a game makes of the ratings of the people who count in it."""

from collections.abc import Mapping, Sequence

from vendome.ratings import START, Rating, learning, rated
from vendome.table.storage.ratings import Change, Known, RatedSeat


def changes(seats: Sequence[RatedSeat], known: Mapping[str, Known], anchors: Mapping[str, Rating]) -> list[Change]:
    """Of everyone whose rating changes. Nobody's does where one person had two seats, or nobody else counts."""
    people = [seat.person for seat in seats if seat.person is not None]
    if len(people) > len(set(people)):
        return []
    counted = [seat for seat in seats if seat.person is not None or seat.level in anchors]
    if not people or len(counted) < 2:
        return []
    before = [
        anchors[seat.level] if seat.person is None else learning(rating_of(seat.person, known)) for seat in counted
    ]
    after = rated(before, [seat.rank for seat in counted])
    return [
        Change(seat.seat, seat.person, rating_of(seat.person, known), new)
        for seat, new in zip(counted, after, strict=True)
        if seat.person is not None
    ]


def rating_of(person: str, known: Mapping[str, Known]) -> Rating:
    return known[person].rating if person in known else START
