"""The one writer to the database. It commits all writes that wait in one transaction, then answers each.

A commit waits for the disk; writes that arrive meanwhile share the next one. So thousands of moves a second are each on
disk before they are answered, though the disk syncs only a few hundred times.

A commit that takes too long is given up. Whether it takes place after all is known only when it has ended; until then
every write is refused.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import inf
from time import monotonic, perf_counter
from typing import Any, Protocol

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from vendome.table.storage.database import open_for_writing
from vendome.table.storage.limits import USUAL_LIMITS, StoreLimits
from vendome.table.storage.patience import within
from vendome.table.storage.reasons import is_unfit, own_words, reason_of
from vendome.table.storage.transactions import WritingConnection

log = logging.getLogger(__name__)

LARGEST_BATCH = 512

HANGS = "a commit hangs"


class Conflict(Exception):
    """Somebody else was first: the row exists, or is not what it was."""


class Unavailable(Exception):
    """The database does not answer, or takes no writes now. The text says why, in words for anyone.

    A write that ends so may be on disk all the same: if the line breaks during a commit, nobody can know.
    """


class LeaseLost(Exception):
    """Another process has the table now. Nothing was written."""


class Fence(Protocol):
    """Where several processes write: who has which table. See `leases.py`."""

    epochs: dict[str, int]  # of the tables that are ours, as far as we know

    def still_held(self, connection: Connection, tables: Iterable[str]) -> dict[str, int]:
        """Their epochs; those that we have lost are missing. Until the end of the transaction nobody takes them."""

    def first_lease(self, table: str) -> Statement:
        """A new table is ours."""


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
    table: str | None = None  # that must still be ours …
    epoch: int = 0  # … since this epoch
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    since: float = field(default_factory=monotonic)


class Writer:
    def __init__(
        self, engine: AsyncEngine, observe: Callable[[int, float], None], limits: StoreLimits = USUAL_LIMITS
    ) -> None:
        self.engine, self.limits = engine, limits
        self.connection: WritingConnection | None = None  # kept open: a new one costs as much as an insert
        self.observe = observe  # called with the size and the seconds of every commit
        self.fence: Fence | None = None
        self.waiting: deque[Job] = deque()
        self.something_waits = asyncio.Event()
        self.is_closing = False
        self.began: float | None = None  # when the present commit began
        self.given_up: asyncio.Task[None] | None = None  # the last commit that took too long
        self.failed_at, self.failure = -inf, ""  # when a commit failed last, and why
        self.task = asyncio.create_task(self.run(), name="writer")

    async def write(self, *statements: Statement, table: str | None = None) -> None:
        """Returns when the statements are on disk. After a Conflict none of them is; about Unavailable see there. They
        are about a `table` that must be ours: LeaseLost, if it is not."""
        if self.is_closing:
            raise Unavailable("the store is closed")
        if len(self.waiting) >= self.limits.longest_queue:
            raise Unavailable("too many writes wait already")
        job = Job(statements)
        if self.fence is not None and table is not None:
            if table not in self.fence.epochs:
                raise LeaseLost
            job.table, job.epoch = table, self.fence.epochs[table]
        self.waiting.append(job)
        self.something_waits.set()
        await job.done

    @property
    def is_unsure(self) -> bool:
        """Whether a commit that was given up may still take place."""
        return self.given_up is not None and not self.given_up.done()

    def trouble(self) -> str | None:
        """Why writes fail or come late, in words; None if all is well."""
        now, limits = monotonic(), self.limits
        if self.is_unsure or (self.began is not None and now - self.began > limits.long_wait):
            return HANGS
        if len(self.waiting) > limits.long_queue or (self.waiting and now - self.waiting[0].since > limits.long_wait):
            return "too many writes wait"
        return self.failure if now - self.failed_at < limits.remembered else None

    async def close(self) -> None:
        """Write what waits, and nothing more."""
        self.is_closing = True
        self.something_waits.set()  # so that `run` sees that it should end
        await self.task
        await self.disconnect()

    async def connected(self) -> WritingConnection:
        if self.connection is None:
            self.connection = await open_for_writing(self.engine, self.limits)
        return self.connection

    async def disconnect(self) -> None:
        if self.connection is not None:
            connection, self.connection = self.connection, None
            with contextlib.suppress(SQLAlchemyError, OSError):
                await within(self.limits.longest_commit, connection.close())

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
        if self.is_unsure:
            fail(batch, Unavailable, HANGS)
            return
        start = perf_counter()
        try:
            await self.transact_in_time(batch)
        except Exception as error:  # whatever it is, the writer goes on, and nobody waits for ever
            is_conflict = isinstance(error, Conflict | IntegrityError)
            if not is_conflict and not is_unfit(error):
                self.note_failure(error)
                await self.disconnect()  # the next commit opens a new connection
                fail(batch, Unavailable, self.failure)
            elif len(batch) == 1:
                fail(batch, Conflict if is_conflict else Unavailable, reason_of(error))
            else:
                for job in batch:
                    await self.commit([job])
        else:
            self.observe(len(batch), perf_counter() - start)
            for job in batch:
                if not job.done.done():
                    job.done.set_result(None)

    async def transact_in_time(self, batch: list[Job]) -> None:
        """TimeoutError, if it takes too long; it may take place all the same."""
        attempt = asyncio.create_task(self.transact(batch))
        self.began = monotonic()
        try:
            await within(self.limits.longest_commit, attempt)
        finally:
            self.began = None
            if not attempt.done():
                self.given_up, self.connection = attempt, None

    async def transact(self, batch: list[Job]) -> None:
        connection = await self.connected()
        lost = await connection.transact(lambda connection: write_all(connection, batch, self.fence))
        fail(lost, LeaseLost, "another process has the table")

    def note_failure(self, error: Exception) -> None:
        self.failed_at, self.failure = monotonic(), reason_of(error)
        if isinstance(error, SQLAlchemyError | OSError):
            log.error("a commit failed", extra={"reason": self.failure, "database_said": own_words(error)})
        else:
            log.exception("a commit failed")


def write_all(connection: Connection, batch: list[Job], fence: Fence | None) -> list[Job]:
    """The jobs, but those whose tables we have lost. These fail for good: an epoch does not come back."""
    tables = {job.table for job in batch if job.table is not None}
    held = fence.still_held(connection, tables) if fence is not None and tables else {}
    lost = [job for job in batch if job.table is not None and held.get(job.table) != job.epoch]
    execute(connection, [job for job in batch if job not in lost] if lost else batch)
    return lost


def execute(connection: Connection, batch: list[Job]) -> None:
    """Jobs of one statement of the same kind, nearly always moves, go to the database in one call."""
    together: dict[Executable, list[dict[str, Any]]] = {}
    for job in batch:
        first = job.statements[0]
        if len(job.statements) == 1 and first.values is not None:
            together.setdefault(first.sql, []).append(first.values)
        else:
            for statement in job.statements:
                result = connection.execute(statement.sql, statement.values)
                if statement.must_match and result.rowcount == 0:
                    raise Conflict
    for sql, rows in together.items():
        connection.execute(sql, rows)


def fail(batch: list[Job], kind: type[Exception], reason: str) -> None:
    for job in batch:
        if not job.done.done():
            job.done.set_exception(kind(reason))
