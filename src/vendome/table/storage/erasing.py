"""Erasing a person: their name at tables, in records and what they said; then all that was theirs."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, insert, select, update

from vendome.table.storage import schema
from vendome.table.storage.database import order_query
from vendome.table.storage.nights import erased_entries
from vendome.table.storage.people import OwnSeat, P
from vendome.table.storage.writer import Statement

if TYPE_CHECKING:
    from vendome.table.storage.store import Store


async def erase(store: Store, person: str) -> None:
    """They have left all tables that go on. Their devices, passkeys, seats and results go with the person."""
    for seat in await store.people.every_seat(person):
        await store.writer.write(*await erased_at(store, seat))
    await store.writer.write(Statement(erased_entries(person)), Statement(delete(schema.people).where(P.id == person)))


async def erased_at(store: Store, own: OwnSeat) -> list[Statement]:
    """Nobody is known at this seat any more, and the servers are told so."""
    t, s, c = schema.tables.c, schema.seats.c, schema.chat.c
    name = f"Player {own.seat + 1}"
    seat = update(schema.seats).where(s.table_id == own.table, s.seat == own.seat, s.kind == "human")
    said = delete(schema.chat).where(c.table_id == own.table, c.seat == own.seat)
    statements = [Statement(seat.values(name=name, token=None)), Statement(said)]
    for more in (schema.subscriptions, schema.reactions):
        theirs = delete(more).where(more.c.table_id == own.table, more.c.seat == own.seat)
        statements.append(Statement(theirs))
    for row in await store.rows(select(t.record).where(t.id == own.table, t.record.is_not(None))):
        record = msgspec.json.decode(row["record"])
        record["seats"][own.seat] = name
        rewritten = msgspec.json.encode(record).decode()
        statements.append(Statement(update(schema.tables).where(t.id == own.table).values(record=rewritten)))
    notice = insert(schema.notices).values(table_id=own.table, at=time.time())
    return [*statements, Statement(order_query(store.engine)), Statement(notice)]
