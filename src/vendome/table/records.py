"""The record of a table's game, for anyone who has the link, once nothing in it is secret any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from vendome.engine.records import Proof
from vendome.engine.records.record import FORMAT, fair_data
from vendome.table.problems import Refused
from vendome.table.room import Room
from vendome.table.storage.rows import CLOSED, MoveRow, SeatRow, TableRow


def record_text(room: Room) -> str:
    """The record as JSON; Refused while the game goes on.

    The one that was kept at the end of the game comes first: it can be read whatever has become of the rules.
    """
    if room.row.record is not None:
        return room.row.record
    if room.unplayed is not None and is_over(room.row):
        return unfinished_record(room, room.unplayed)
    if not room.session.finished:
        raise Refused("record-too-early")
    return msgspec.json.encode(room.session.record.data()).decode()


def is_over(row: TableRow) -> bool:
    """Whether a game that can't be played will never go on, so that nothing of it is secret."""
    return row.status in ("abandoned", "finished") or (row.status in CLOSED and row.was_dealt)


def unfinished_record(room: Room, moves: Sequence[MoveRow]) -> str:
    """Of a game whose rules have changed, or that was closed: what was decided, and the secrets. What chance
    did only those rules know."""
    mark = {"closed" if room.row.status in CLOSED else "abandoned": True}
    return log_as_record(room.row, room.seats, moves, mark, room.proof)


def log_as_record(
    row: TableRow, seats: Sequence[SeatRow], moves: Sequence[MoveRow], mark: dict[str, Any], proof: Proof
) -> str:
    """What the store has of a game. The `mark` says why it is no whole record: what chance did is missing."""
    data = {
        "format": FORMAT,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "seats": [seat.name for seat in seats],
        "log": [{"seat": move.seat, "move": move.move} for move in moves],
        **mark,
        **fair_data(proof),
    }
    return msgspec.json.encode(data).decode()
