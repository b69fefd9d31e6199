"""The one writer. It gathers what waits, commits all of it in one transaction, then answers each.

A commit waits for the disk; moves that arrive meanwhile share the next one. So thousands of moves a second
are each on disk before they are answered, though the disk syncs a few hundred times.
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
LONGEST_QUEUE = 20_000  # writes; a database that is so far behind is as good as gone


class Conflict(Exception):
    """Somebody else was first: the row exists, or is not what it was."""


class Unavailable(Exception):
    """The database does not take writes now."""


@dataclass(frozen=True, slots=True)
class Step:
    """One statement. With `must_match` it has to touch a row."""

    statement: Executable
    values: dict[str, Any] | None = None
    must_match: bool = False


@dataclass(eq=False, slots=True)
class Job:
    """Statements that belong together, and who waits for them."""

    steps: Sequence[Step]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    def __init__(self, engine: AsyncEngine, observe: Callable[[int, float], None]) -> None:
        self.engine = engine.execution_options(writing=True)
        self.connection: AsyncConnection | None = None  # kept open: a visit to the pool costs as much as an insert
        self.observe = observe  # is told the size and the seconds of every commit
        self.waiting: deque[Job] = deque()
        self.wake = asyncio.Event()
        self.is_closing = False
        self.task = asyncio.create_task(self.run(), name="writer")

    async def write(self, *steps: Step) -> None:
        """Returns when the steps are on disk; or Conflict, Unavailable, and nothing of them is."""
        if self.is_closing:
            raise Unavailable("the store is closed")
        if len(self.waiting) >= LONGEST_QUEUE:
            raise Unavailable("too many writes wait already")
        job = Job(steps)
        self.waiting.append(job)
        self.wake.set()
        await job.done

    async def close(self) -> None:
        """Write what waits, and nothing more."""
        self.is_closing = True
        self.wake.set()
        await self.task
        await self.hang_up()

    async def connected(self) -> AsyncConnection:
        if self.connection is None:
            self.connection = await self.engine.connect()
        return self.connection

    async def hang_up(self) -> None:
        if self.connection is not None:
            connection, self.connection = self.connection, None
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.close()

    async def run(self) -> None:
        while self.waiting or not self.is_closing:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch = [self.waiting.popleft() for _ in range(min(len(self.waiting), LARGEST_BATCH))]
                await self.commit(batch)

    async def commit(self, batch: list[Job]) -> None:
        """All in one transaction; if a row is refused, each in its own, so that it fails alone. When it is the
        database that fails, all of them do at once: to try one by one would keep everyone waiting for each."""
        start = perf_counter()
        try:
            connection = await self.connected()
            async with connection.begin():
                await execute(connection, batch)
        except (Conflict, IntegrityError, DataError) as error:
            if len(batch) == 1:
                refuse(batch[0], error)
            else:
                for job in batch:
                    await self.commit([job])
            return
        except Exception as error:  # whatever it is: the writer goes on, and nobody waits for ever
            if not isinstance(error, DBAPIError | OSError):
                log.exception("a commit failed")
            await self.hang_up()  # the next one starts afresh
            for job in batch:
                refuse(job, error)
            return
        self.observe(len(batch), perf_counter() - start)
        for job in batch:
            if not job.done.done():
                job.done.set_result(None)


async def execute(connection: AsyncConnection, batch: list[Job]) -> None:
    """Single statements of one kind (moves, nearly always) go to the database together."""
    together: dict[Executable, list[dict[str, Any]]] = {}
    for job in batch:
        first = job.steps[0]
        if len(job.steps) == 1 and first.values is not None:
            together.setdefault(first.statement, []).append(first.values)
        else:
            for step in job.steps:
                result = await connection.execute(step.statement, step.values)
                if step.must_match and result.rowcount == 0:
                    raise Conflict
    for statement, rows in together.items():
        await connection.execute(statement, rows)


def refuse(job: Job, error: BaseException) -> None:
    if job.done.done():
        return
    if isinstance(error, Conflict | IntegrityError):
        job.done.set_exception(Conflict())
    else:
        job.done.set_exception(Unavailable(reason_of(error)))


def reason_of(error: BaseException) -> str:
    """What the database said, in a line."""
    return str(getattr(error, "orig", error)).partition("\n")[0]
