"""A table as the database has it, and how it is read."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET
from sqlalchemy import select

from vendome.ratings import Rating
from vendome.table.protocol.views import Reacted, Said
from vendome.table.storage import breaks, schema
from vendome.table.storage.nights import NightRow
from vendome.table.storage.openings import Opening
from vendome.table.storage.ratings import change_of, changes_at
from vendome.table.storage.reactions import READ_AT_ONCE
from vendome.table.storage.rows import MoveRow, SeatRow, TableRow, TableSettings
from vendome.table.storage.subscriptions import Subscription, read_subscription
from vendome.table.table_time import Break

T = TypeVar("T")
Rows = Callable[[Any], Awaitable[Sequence[Any]]]  # runs a query

CHAT_LINES = 50  # that a view shows


@dataclass
class Stored:
    """A table as the database has it."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow] = field(default_factory=list)  # the rows of its log in the order they came in
    chat: list[Said] = field(default_factory=list)  # the last lines
    lines_said: int = 0  # how many lines there were in all
    subscriptions: list[Subscription] = field(default_factory=list)
    gallery: list[Said] = field(default_factory=list)
    gallery_lines_said: int = 0
    reactions: list[Reacted] = field(default_factory=list)
    breaks: list[Break] = field(default_factory=list)
    opening: Opening | None = None  # of a table that is open to all, or was
    night: NightRow | None = None
    rating_changes: dict[int, tuple[Rating, Rating]] = field(default_factory=dict)  # of a rated game, by seat


class Unreadable(Exception):
    """The database has a row that this version can't read. The text says what is wrong with it."""


async def load_table(rows: Rows, table: str, chat: int) -> Stored | None:
    """A table with all its moves and the last so many things said. Unreadable, if a row is not what it should be."""
    try:
        found = await rows(select(schema.tables).where(schema.tables.c.id == table))
    except ValueError as error:
        raise Unreadable(f"a column is not JSON: {error}") from None
    if not found:
        return None
    check_settings(found[0]["settings"])
    seats = await rows(of(schema.seats, table).order_by(schema.seats.c.seat))
    moves = await rows(log_of(table))
    taken = await rows(of(schema.breaks, table).order_by(schema.breaks.c.begun_at))
    subscribed = await rows(of(schema.subscriptions, table).order_by(schema.subscriptions.c.made_at))
    openings = await rows(of(schema.openings, table))
    said, overheard = [
        await rows(of(where, table).order_by(where.c.number.desc()).limit(chat))
        for where in (schema.chat, schema.gallery)
    ]
    latest = of(schema.reactions, table).order_by(schema.reactions.c.ply.desc(), schema.reactions.c.seat)
    reacted = await rows(latest.limit(READ_AT_ONCE))
    row = read_row(TableRow, found[0])
    nights = [] if row.night is None else await rows(select(schema.nights).where(schema.nights.c.id == row.night))
    rated = await rows(changes_at(table)) if row.settings.rated else ()
    return Stored(
        row,
        [read_row(SeatRow, seat) for seat in seats],
        [read_row(MoveRow, move) for move in moves],
        [said_of(line) for line in reversed(said)],
        said[0]["number"] + 1 if said else 0,
        [read_subscription(one) for one in subscribed],
        [said_of(line) for line in reversed(overheard)],
        overheard[0]["number"] + 1 if overheard else 0,
        [Reacted(one["ply"], one["seat"], one["reaction"]) for one in reversed(reacted)],
        [breaks.read_break(one) for one in taken],
        read_row(Opening, openings[0]) if openings else None,
        read_row(NightRow, nights[0]) if nights else None,
        {one["seat"]: change_of(one) for one in rated},
    )


def said_of(line: Any) -> Said:
    """A line of the chat, or of the gallery."""
    return Said(
        line.get("seat"), line["name"], line["text"], line["at"], line["phrase"] or UNSET, line.get("who") or UNSET
    )


def of(what: Any, table: str) -> Any:
    return select(what).where(what.c.table_id == table)


def log_of(table: str) -> Any:
    return of(schema.moves, table).order_by(schema.moves.c.arrived)


def read_row(kind: type[T], row: Any) -> T:
    """A row of the database as one of ours. Unreadable names what does not fit."""
    values = {str(name): value for name, value in row.items() if name != "table_id"}
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise Unreadable(f"a row of {kind.__name__} can't be read: {error}") from None


def check_settings(settings: Any) -> None:
    """Unreadable, if a newer version has put something into a table's settings that we don't know."""
    unknown = (
        set(settings) - {setting.name for setting in fields(TableSettings)} if isinstance(settings, dict) else set()
    )
    if unknown:
        raise Unreadable(f"the table has settings that we don't know: {', '.join(sorted(unknown))}")
