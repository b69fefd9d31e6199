"""Breaks in the database: when a seat's clock stands still."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, update

from vendome.table.storage import schema
from vendome.table.storage.writer import Statement
from vendome.table.table_time import Break

C = schema.breaks.c


def kept(table: str, taken: Break) -> list[Statement]:
    """A break, which replaces what was known of it."""
    old = delete(schema.breaks).where(C.table_id == table, C.seat == taken.seat, C.begun_at == taken.begun_at)
    return [Statement(old), Statement(insert(schema.breaks), {"table_id": table, **taken._asdict()})]


def ended(table: str, seat: int, at: float) -> Statement:
    """Whoever moves is back."""
    change = update(schema.breaks).where(C.table_id == table, C.seat == seat, C.until > at)
    return Statement(change.values(until=at))


def erased_with_seat(table: str, seat: int) -> Statement:
    return Statement(delete(schema.breaks).where(C.table_id == table, C.seat == seat))


def read_break(row: Any) -> Break:
    return Break(row["seat"], row["begun_at"], row["until"])
