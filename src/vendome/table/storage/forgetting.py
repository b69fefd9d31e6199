"""Forgetting a name, wherever the database has it: at tables, in chat and in records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Table, Text, cast, delete, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vendome.table.storage.admin import batches
from vendome.table.storage.notices import post
from vendome.table.storage.people import forget_name as forget_person
from vendome.table.storage.reports import forget_in_reports
from vendome.table.storage.schema import chat, gallery, reactions, reports, seats, subscriptions, tables


class Forgotten(Struct):
    """What had a name, and has it no longer."""

    tables: int = 0
    seats: int = 0
    records: int = 0
    chat_lines: int = 0
    subscriptions: int = 0


async def forget_name(engine: AsyncEngine, name: str) -> Forgotten:
    """Everybody of this name becomes `Player 1`, by the number of the seat, at tables and in records. What people of
    this name have said is deleted, and where they were told that it is their turn."""
    done = Forgotten()
    async with engine.execution_options(writing=True).begin() as connection:
        await connection.execute(forget_person(name))
    for some in batches(await tables_with(engine, name)):
        async with engine.execution_options(writing=True).begin() as connection:
            told = await connection.execute(delete(subscriptions).where(is_of(subscriptions, some, name)))
            await connection.execute(delete(reactions).where(is_of(reactions, some, name)))
            renamed = await rename_seats(connection, some, name)
            records = await rename_in_records(connection, some, name)
            done.seats, done.records = done.seats + renamed, done.records + records
            for where in (chat, gallery):
                said = await connection.execute(delete(where).where(where.c.table_id.in_(some), where.c.name == name))
                done.chat_lines += said.rowcount
            done.subscriptions += told.rowcount
            done.tables += len(some)
            await post(connection, some)
    async with engine.execution_options(writing=True).begin() as connection:
        await forget_in_reports(connection, name)
    return done


async def tables_with(engine: AsyncEngine, name: str) -> list[str]:
    """The tables where somebody of this name sits, has spoken or has played. Bots have names as well, which nobody asks
    to forget."""
    seated = select(seats.c.table_id).where(seats.c.name == name, seats.c.kind != "bot")
    said = select(chat.c.table_id).where(chat.c.name == name)
    overheard = select(gallery.c.table_id).where(gallery.c.name == name)
    reported = select(reports.c.table_id).where(reports.c.name == name)
    is_seated = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.name == name).exists()
    recorded = select(tables.c.id, tables.c.record).where(in_record(name), ~is_seated)
    async with engine.connect() as connection:
        found = {row[0] for row in await connection.execute(union(seated, said, overheard, reported))}
        async for table, text in await connection.stream(recorded):
            if name in msgspec.json.decode(text)["seats"]:
                found.add(table)
    return sorted(found)


def in_record(name: str) -> Any:
    """Whether the text of a record has this name somewhere, as JSON writes it."""
    return tables.c.record.contains(msgspec.json.encode(name).decode(), autoescape=True)


def is_of(what: Table, some: Sequence[str], name: str) -> Any:
    """Whether a row is of the seat of somebody of this name."""
    c, w = seats.c, what.c
    same = (c.table_id == w.table_id) & (c.seat == w.seat) & (c.name == name) & (c.kind != "bot")
    return w.table_id.in_(some) & select(c.seat).where(same).exists()


async def rename_seats(connection: AsyncConnection, some: Sequence[str], name: str) -> int:
    c = seats.c
    change = update(seats).where(c.table_id.in_(some), c.name == name, c.kind != "bot")
    return int((await connection.execute(change.values(name="Player " + cast(c.seat + 1, Text)))).rowcount)


async def rename_in_records(connection: AsyncConnection, some: Sequence[str], name: str) -> int:
    """A record has the names as they were when the game ended, also those of bots, which stay."""
    c = seats.c
    bots = select(c.table_id, c.seat).where(c.table_id.in_(some), c.kind == "bot", c.name == name)
    of_bots = {tuple(row) for row in await connection.execute(bots)}
    changed = 0
    query = select(tables.c.id, tables.c.record).where(tables.c.id.in_(some), in_record(name))
    for table, text in (await connection.execute(query)).all():
        record = msgspec.json.decode(text)
        names = [
            f"Player {seat + 1}" if named == name and (table, seat) not in of_bots else named
            for seat, named in enumerate(record["seats"])
        ]
        if names != record["seats"]:
            record["seats"] = names
            rewritten = msgspec.json.encode(record).decode()
            await connection.execute(update(tables).where(tables.c.id == table).values(record=rewritten))
            changed += 1
    return changed
