"""The one writer to the database. It commits all writes that wait in one transaction, then answers each.

A commit waits for the disk; writes that arrive meanwhile share the next one. So thousands of moves a second are each on
disk before they are answered, though the disk syncs only a few hundred times.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger(__name__)

LARGEST_BATCH = 512
LONGEST_QUEUE = 20_000  # writes; then new ones are refused


class Conflict(Exception):
    """Somebody else was first: the row exists, or is not what it was."""


class Unavailable(Exception):
    """The database does not take writes now."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One SQL statement. With `must_match` it has to find a row, otherwise it is a Conflict."""

    sql: Executable
    values: dict[str, Any] | None = None
    must_match: bool = False


@dataclass(eq=False, slots=True)
class Job:
    """Statements that are written all or none, and a future for whoever waits for them."""

    statements: Sequence[Statement]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    def __init__(self, engine: AsyncEngine, observe: Callable[[int, float], None]) -> None:
        self.engine = engine.execution_options(writing=True)
        self.connection: AsyncConnection | None = None  # kept open: taking one from the pool costs as much as an insert
        self.observe = observe  # called with the size and the seconds of every commit
        self.waiting: deque[Job] = deque()
        self.something_waits = asyncio.Event()
        self.is_closing = False
        self.task = asyncio.create_task(self.run(), name="writer")

    async def write(self, *statements: Statement) -> None:
        """Returns when the statements are on disk. If it raises Conflict or Unavailable, none of them is."""
        if self.is_closing:
            raise Unavailable("the store is closed")
        if len(self.waiting) >= LONGEST_QUEUE:
            raise Unavailable("too many writes wait already")
        job = Job(statements)
        self.waiting.append(job)
        self.something_waits.set()
        await job.done

    async def close(self) -> None:
        """Write what waits, and nothing more."""
        self.is_closing = True
        self.something_waits.set()  # so that `run` sees that it should end
        await self.task
        await self.disconnect()

    async def connected(self) -> AsyncConnection:
        if self.connection is None:
            self.connection = await self.engine.connect()
        return self.connection

    async def disconnect(self) -> None:
        if self.connection is not None:
            connection, self.connection = self.connection, None
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.close()

    async def run(self) -> None:
        while self.waiting or not self.is_closing:
            await self.something_waits.wait()
            self.something_waits.clear()
            while self.waiting:
                batch = [self.waiting.popleft() for _ in range(min(len(self.waiting), LARGEST_BATCH))]
                await self.commit(batch)

    async def commit(self, batch: list[Job]) -> None:
        """All jobs in one transaction. If a row is refused, each job in its own, so that only the bad one fails. If the
        database itself fails, all jobs fail at once: to try them one by one would make everyone wait for each."""
        start = perf_counter()
        try:
            connection = await self.connected()
            async with connection.begin():
                await execute(connection, batch)
        except (Conflict, IntegrityError, DataError) as error:
            if len(batch) == 1:
                fail(batch[0], error)
            else:
                for job in batch:
                    await self.commit([job])
            return
        except Exception as error:  # whatever it is, the writer goes on, and nobody waits for ever
            if not isinstance(error, DBAPIError | OSError):
                log.exception("a commit failed")
            await self.disconnect()  # the next commit opens a new connection
            for job in batch:
                fail(job, error)
            return
        self.observe(len(batch), perf_counter() - start)
        for job in batch:
            if not job.done.done():
                job.done.set_result(None)


async def execute(connection: AsyncConnection, batch: list[Job]) -> None:
    """Jobs of one statement of the same kind, nearly always moves, go to the database in one call."""
    together: dict[Executable, list[dict[str, Any]]] = {}
    for job in batch:
        first = job.statements[0]
        if len(job.statements) == 1 and first.values is not None:
            together.setdefault(first.sql, []).append(first.values)
        else:
            for statement in job.statements:
                result = await connection.execute(statement.sql, statement.values)
                if statement.must_match and result.rowcount == 0:
                    raise Conflict
    for sql, rows in together.items():
        await connection.execute(sql, rows)


def fail(job: Job, error: BaseException) -> None:
    if job.done.done():
        return
    if isinstance(error, Conflict | IntegrityError):
        job.done.set_exception(Conflict())
    else:
        job.done.set_exception(Unavailable(reason_of(error)))


def reason_of(error: BaseException) -> str:
    """What the database said, in a line."""
    return str(getattr(error, "orig", error)).partition("\n")[0]
