"""What whoever runs a server can see and change of its tables, beside the server while it runs.

Every change is a short transaction, because a server that wants to write waits for it. A notice in it tells the servers
that what they have in memory is no longer true.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vendome.engine.errors import BadOption
from vendome.table.storage.database import size_query
from vendome.table.storage.notices import BLOCK_LIST, post
from vendome.table.storage.rows import BACK
from vendome.table.storage.schema import blocked, chat, moves, seats, tables
from vendome.table.storage.stored import Stored, Unreadable, load_table

AT_ONCE = 50  # tables that one transaction changes
DAY = 86_400.0  # seconds


# -- looking ------------------------------------------------------------------------------------------


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    status: str
    players: list[str]  # names; an open seat has none
    moves: int
    created_at: float
    touched_at: float


async def list_tables(engine: AsyncEngine, status: str | None, game: str | None, limit: int) -> list[TableLine]:
    """The newest first."""
    c = tables.c
    query = select(c.id, c.game, c.status, c.created_at, c.touched_at)
    for column, wanted in ((c.status, status), (c.game, game)):
        if wanted is not None:
            query = query.where(column == wanted)
    async with engine.connect() as connection:
        found = (await connection.execute(query.order_by(c.created_at.desc(), c.id).limit(limit))).mappings().all()
        ids = [row["id"] for row in found]
        players, made = await names_at(connection, ids), await moves_at(connection, ids)
    return [TableLine(**row, players=players[row["id"]], moves=made.get(row["id"], 0)) for row in found]


async def names_at(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[str]]:
    names: dict[str, list[str]] = defaultdict(list)
    for some in batches(ids):
        query = select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(some)).order_by(seats.c.seat)
        for table, name in await connection.execute(query):
            names[table].append(name)
    return names


async def moves_at(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, int]:
    made: dict[str, int] = {}
    for some in batches(ids):
        standing = func.sum(case((moves.c.kind == BACK, -1), else_=1))
        query = select(moves.c.table_id, standing).where(moves.c.table_id.in_(some)).group_by(moves.c.table_id)
        made |= dict((await connection.execute(query)).all())
    return made


async def read_table(engine: AsyncEngine, table: str, chat_lines: int = 0) -> Stored:
    """All that there is of a table, secrets included, with its last chat lines. BadOption, if there is no such table or
    it can't be read."""
    async with engine.connect() as connection:

        async def rows(query: Any) -> Sequence[Any]:
            return (await connection.execute(query)).mappings().all()

        try:
            stored = await load_table(rows, table, max(1, chat_lines))
        except Unreadable as error:
            raise BadOption(f"table {table}: {error}") from None
    if stored is None:
        raise unknown(table)
    if not chat_lines:
        stored.chat, stored.gallery = [], []
    return stored


class Count(Struct):
    game: str
    status: str
    tables: int


class Lately(Struct):
    """How many in the last 24 hours, and in the last seven days."""

    day: int
    week: int


class Statistics(Struct):
    tables: list[Count]
    moves: int
    chat_lines: int
    blocked: int
    bytes: int
    made: Lately  # new tables
    finished: Lately  # games


async def statistics(engine: AsyncEngine) -> Statistics:
    c, now = tables.c, time.time()
    by_kind = select(c.game, c.status, func.count()).group_by(c.game, c.status).order_by(c.game, c.status)
    async with engine.connect() as connection:

        async def number(query: Any) -> int:
            return int((await connection.execute(query)).scalar_one())

        async def count(table: Any) -> int:
            return await number(select(func.count()).select_from(table))

        async def lately(query: Any) -> Lately:
            return Lately(await number(query(now - DAY)), await number(query(now - 7 * DAY)))

        return Statistics(
            tables=[Count(*row) for row in await connection.execute(by_kind)],
            moves=await count(moves),
            chat_lines=await count(chat),
            blocked=await count(blocked),
            bytes=await number(size_query(engine)),
            made=await lately(lambda since: select(func.count()).where(c.created_at > since)),
            finished=await lately(finished_since),
        )


def finished_since(since: float) -> Select[Any]:
    """A finished table may be looked at long afterwards; its game ended with its last move."""
    c = tables.c
    last_move = select(func.max(moves.c.at)).where(moves.c.table_id == c.id).scalar_subquery()
    return select(func.count()).where(c.status == "finished", c.touched_at > since, last_move > since)


# -- changing -----------------------------------------------------------------------------------------


async def close_tables(engine: AsyncEngine, ids: Sequence[str]) -> None:
    """Nobody can play on there; what was played is kept."""
    for table, status in (await statuses(engine, ids)).items():
        if status not in ("waiting", "playing"):
            raise BadOption(f"table {table} is {status}: nobody can play on there anyway")
    close = update(tables).where(tables.c.status.in_(("waiting", "playing"))).values(status="closed-by-admin")
    for some in batches(ids):
        async with engine.execution_options(writing=True).begin() as connection:
            await connection.execute(close.where(tables.c.id.in_(some)))
            await post(connection, some)


async def delete_tables(engine: AsyncEngine, ids: Sequence[str]) -> None:
    """With all that belongs to them."""
    await statuses(engine, ids)
    for some in batches(ids):
        async with engine.execution_options(writing=True).begin() as connection:
            await connection.execute(delete(tables).where(tables.c.id.in_(some)))
            await post(connection, some)


async def statuses(engine: AsyncEngine, ids: Sequence[str]) -> dict[str, str]:
    """By table. BadOption names one that there is not."""
    found: dict[str, str] = {}
    async with engine.connect() as connection:
        for some in batches(ids):
            query = select(tables.c.id, tables.c.status).where(tables.c.id.in_(some))
            found |= dict((await connection.execute(query)).all())
    for table in ids:
        if table not in found:
            raise unknown(table)
    return found


# -- the block list -----------------------------------------------------------------------------------


class Blocked(Struct):
    network: str
    reason: str
    at: float


async def block(engine: AsyncEngine, network: str, reason: str) -> None:
    """From now on, and the last reason counts."""
    async with engine.execution_options(writing=True).begin() as connection:
        await connection.execute(delete(blocked).where(blocked.c.network == network))
        await connection.execute(insert(blocked).values(network=network, reason=reason, at=time.time()))
        await post(connection, [BLOCK_LIST])


async def unblock(engine: AsyncEngine, network: str) -> None:
    async with engine.execution_options(writing=True).begin() as connection:
        if not (await connection.execute(delete(blocked).where(blocked.c.network == network))).rowcount:
            raise BadOption(f"{network} is not blocked")
        await post(connection, [BLOCK_LIST])


async def block_list(engine: AsyncEngine) -> list[Blocked]:
    c = blocked.c
    async with engine.connect() as connection:
        found = await connection.execute(select(c.network, c.reason, c.at).order_by(c.at, c.network))
        return [Blocked(*row) for row in found]


# -- what all need ------------------------------------------------------------------------------------


def batches(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    for first in range(0, len(ids), AT_ONCE):
        yield ids[first : first + AT_ONCE]


def unknown(table: str) -> BadOption:
    return BadOption(f"there is no table {table!r}")
