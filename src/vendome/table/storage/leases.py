"""Leases: which process has which table, on PostgreSQL.

A process renews one row of its own, not one for each table. What counts is the database's clock. If a process does not
renew in time, others may take its tables over. Who takes a table raises its epoch, and every write of a table holds the
row of its lease and compares the epoch (`Fence`). So a process that wakes up late writes nothing: either its write was
there before the table was taken, and the new owner reads it, or it is refused.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import NamedTuple, TypeVar

from sqlalchemy import (
    ARRAY,
    Connection,
    Double,
    Integer,
    String,
    any_,
    bindparam,
    case,
    delete,
    exists,
    func,
    literal,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vendome.table.storage import schema
from vendome.table.storage.patience import within
from vendome.table.storage.reasons import reason_of
from vendome.table.storage.writer import Statement, Unavailable

LEASE = 4.0  # seconds for which a process is taken to be there after it has renewed
FIRST = 1  # the epoch of a new table
LONGEST = 3.0  # seconds that a statement here may take
FORGOTTEN = 3_600.0  # seconds after which the row of a process that has gone is deleted

R = TypeVar("R")

P, L, T = schema.processes.c, schema.leases.c, schema.tables.c

NOW = func.extract("epoch", func.clock_timestamp()).cast(Double)
# A process that is there: it has renewed in time.
IS_THERE = exists(select(P.id).where(P.id == L.process, P.until > NOW))
IS_FREE = L.process.is_(None) | ~IS_THERE

TABLES = any_(bindparam("tables", type_=ARRAY(String)))
HELD = select(L.table_id, L.epoch).where(L.table_id == TABLES, L.process == bindparam("process"))
HELD = HELD.with_for_update(read=True)  # nobody takes them meanwhile, but others may look


class Adopted(NamedTuple):
    """A table that is ours now."""

    table: str
    epoch: int
    before: str | None  # whose it was


class Taken(NamedTuple):
    """What came of the wish to have a table: `owner` is whose it is now."""

    owner: str
    epoch: int
    before: str | None  # whose it was


class Process(NamedTuple):
    """A web process, for `vendome admin`."""

    id: str
    name: str
    address: str
    started_at: float
    until: float
    tables: int  # that it has
    is_there: bool


class Leases:
    """The leases of one process. Unavailable, if the database does not answer."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.engine, self.process = engine, process

    async def renew(self, name: str, address: str, at: float) -> tuple[float, bool]:
        """We are there. The database's time, and whether we were taken to be gone."""
        row = {"id": self.process, "name": name, "address": address, "started_at": at}
        was_gone = select(P.until <= NOW).where(P.id == self.process).scalar_subquery()
        renewal = insert(schema.processes).values(**row, until=NOW + LEASE)
        renewal = renewal.on_conflict_do_update(index_elements=["id"], set_={"until": NOW + LEASE})

        async def work(connection: AsyncConnection) -> tuple[float, bool]:
            now, gone = (await connection.execute(select(NOW, was_gone))).one()
            await connection.execute(renewal)
            return float(now), bool(gone)

        return await self._transact(work)

    async def held(self) -> dict[str, int]:
        """The tables that are ours, and their epochs."""
        query = select(L.table_id, L.epoch).where(L.process == self.process)

        async def work(connection: AsyncConnection) -> dict[str, int]:
            return {row.table_id: row.epoch for row in await connection.execute(query)}

        return await self._transact(work)

    async def is_held(self, table: str, epoch: int) -> bool:
        """Whether a table has been ours since this epoch."""
        query = select(exists().where(L.table_id == table, L.process == self.process, L.epoch == epoch))

        async def work(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(query)).scalar_one())

        return await self._transact(work)

    async def take(self, table: str, unreachable: Collection[str] = ()) -> Taken | None:
        """Take a table, if nobody has it who is there. `unreachable` are processes that nobody can speak to any more,
        whatever they think themselves. None: there is no such table."""
        may_take = or_(IS_FREE, L.process.in_([self.process, *unreachable]))
        change = update(schema.leases).where(L.table_id == table, may_take)
        change = change.values(process=self.process, epoch=L.epoch + 1, waits=False).returning(L.epoch)
        free = select(T.id, null(), literal(0, Integer), literal(value=False)).where(T.id == table)
        new = insert(schema.leases).from_select(["table_id", "process", "epoch", "waits"], free)
        found = select(L.process, L.epoch).where(L.table_id == table)

        async def work(connection: AsyncConnection) -> Taken | None:
            before = (await connection.execute(found)).one_or_none()
            if before is None:
                await connection.execute(new.on_conflict_do_nothing())
            taken = (await connection.execute(change)).scalar_one_or_none()
            if taken is not None:
                return Taken(self.process, taken, before[0] if before else None)
            owner = (await connection.execute(found)).one_or_none()
            return Taken(owner[0] or "", owner[1], None) if owner else None

        return await self._transact(work)

    async def owner(self, table: str) -> str:
        """Who has a table, and is there; empty: nobody."""
        query = select(L.process).where(L.table_id == table, IS_THERE)

        async def work(connection: AsyncConnection) -> str:
            return (await connection.execute(query)).scalar_one_or_none() or ""

        return await self._transact(work)

    async def give_back(self, table: str, epoch: int) -> None:
        """Nobody needs to go on with it. If we have taken it again meanwhile, it stays ours."""
        change = update(schema.leases).where(L.process == self.process, L.table_id == table, L.epoch == epoch)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(change.values(process=null(), waits=False))

        await self._transact(work)

    async def leave(self) -> None:
        """We are not there any more: whoever wants our tables may have them."""
        mine = update(schema.leases).where(L.process == self.process)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(mine.values(process=null(), waits=True))
            await connection.execute(delete(schema.processes).where(P.id == self.process))

        await self._transact(work)

    async def adopt(self, most: int) -> list[Adopted]:
        """Take some games that must go on and that nobody has. Several processes may do so at once: nobody waits for
        another's."""
        is_orphan = or_(L.process.is_(None) & L.waits, L.process.is_not(None) & ~IS_THERE)
        orphans = select(L.table_id, L.process).join(schema.tables, T.id == L.table_id)
        orphans = orphans.where(T.status == "playing", is_orphan).limit(most)
        orphans = orphans.with_for_update(of=schema.leases, skip_locked=True)
        change = update(schema.leases).where(L.table_id == TABLES)
        change = change.values(process=self.process, epoch=L.epoch + 1, waits=False).returning(L.table_id, L.epoch)

        async def work(connection: AsyncConnection) -> list[Adopted]:
            before = {row.table_id: row.process for row in await connection.execute(orphans)}
            if not before:
                return []
            rows = await connection.execute(change, {"tables": list(before)})
            return [Adopted(table, epoch, before[table]) for table, epoch in rows]

        return await self._transact(work)

    async def add_missing(self, touched_after: float) -> None:
        """Games from before there were leases: those with a clock, or in use lately, must go on."""
        must_go_on = T.due_at.is_not(None) | (T.touched_at > touched_after)
        is_missing = ~exists(select(L.table_id).where(L.table_id == T.id))
        missing = select(T.id, null(), literal(0, Integer), literal(value=True))
        missing = missing.where(T.status == "playing", is_missing, must_go_on)
        new = insert(schema.leases).from_select(["table_id", "process", "epoch", "waits"], missing)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(new.on_conflict_do_nothing())
            await connection.execute(delete(schema.processes).where(P.until < NOW - FORGOTTEN))

        await self._transact(work)

    async def _transact(self, work: Callable[[AsyncConnection], Awaitable[R]]) -> R:
        """In one transaction. Once more, if the database was started anew, and so must be the connection."""
        try:
            try:
                return await within(LONGEST, self._attempt(work))
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return await within(LONGEST, self._attempt(work))
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(reason_of(error)) from None

    async def _attempt(self, work: Callable[[AsyncConnection], Awaitable[R]]) -> R:
        async with self.engine.begin() as connection:
            return await work(connection)


async def list_processes(engine: AsyncEngine) -> list[Process]:
    """All that are known, the oldest first."""
    tables = select(func.count()).where(L.process == P.id).scalar_subquery()
    query = select(P.id, P.name, P.address, P.started_at, P.until, tables, case((P.until > NOW, True), else_=False))
    async with engine.connect() as connection:
        return [Process(*row) for row in await connection.execute(query.order_by(P.started_at))]


class Fence:
    """Who writes must still have the table. Asked in the transaction that writes, which then holds the leases: nobody
    takes the tables until it has ended."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.epochs: dict[str, int] = {}  # of the tables that are ours, as far as we know

    def still_held(self, connection: Connection, tables: Iterable[str]) -> dict[str, int]:
        """Their epochs; those that we have lost are missing."""
        asked = {"tables": sorted(set(tables)), "process": self.process}
        return {row.table_id: row.epoch for row in connection.execute(HELD, asked)}

    def first_lease(self, table: str) -> Statement:
        """A new table is ours."""
        self.epochs[table] = FIRST
        row = {"table_id": table, "process": self.process, "epoch": FIRST, "waits": False}
        return Statement(insert(schema.leases).values(row))
