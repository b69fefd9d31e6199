"""The record of a table's game, for anyone who has the link, once nothing in it is secret any more."""

from __future__ import annotations

import msgspec

from vendome.engine.records.record import FORMAT, fair_data
from vendome.table.problems import Refused
from vendome.table.room import Room


def record_text(room: Room) -> str:
    """The record as JSON; Refused while the game goes on.

    The one that was kept at the end of the game comes first: it can be read whatever has become of the rules.
    """
    if room.row.record is not None:
        return room.row.record
    if room.obstacle is not None and room.row.status in ("abandoned", "finished"):
        return unfinished_record(room)
    if not room.session.finished:
        raise Refused("record-too-early")
    return msgspec.json.encode(room.session.record.data()).decode()


def unfinished_record(room: Room) -> str:
    """Of a game whose rules have changed: what was decided, and the secrets. What chance did only those rules know."""
    row = room.row
    data = {
        "format": FORMAT,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "seats": [seat.name for seat in room.seats],
        "log": [{"seat": move.seat, "move": move.move} for move in room.unplayed],
        "abandoned": True,
        **fair_data(room.proof),
    }
    return msgspec.json.encode(data).decode()
