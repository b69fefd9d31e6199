"""Builds lenses: what a seat of a finished game could infer, position by position."""

import gzip
from pathlib import Path

import msgspec

from vendome.engine.records import GameRecord
from vendome.review.lenses import sights_of
from vendome.review.reviewer import played_again
from vendome.table.problems import Refused

encode = msgspec.json.encode


def write_lens(record: GameRecord, seat: str, path: Path) -> None:
    """Write a `Lens` as compressed JSON. The file is there when it is complete, or not at all."""
    setup = record.setup
    if setup.game.lens is None:
        raise Refused("no-lens", game=setup.game.name)
    number = seat_named(seat, setup.players)
    head = {"game": setup.game.id, "options": setup.stated(), "seat": number}
    under_way = path.with_suffix(".part")
    with gzip.open(under_way, "wb", compresslevel=5) as file:
        file.write(encode(head)[:-1] + b',"sights":[')
        for nth, sight in enumerate(sights_of(played_again(record), number)):
            file.write((b"," if nth else b"") + encode(sight))
        file.write(b"]}")
    under_way.replace(path)


def seat_named(seat: str, players: int) -> int:
    seats = {str(number): number for number in range(players)}
    if seat not in seats:
        raise Refused("no-such-seat", seat=seat)
    return seats[seat]
