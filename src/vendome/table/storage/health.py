"""Whether the store takes moves now, found out by writing: a row of this server's own, the way a move is written."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Awaitable, Callable, Sequence
from math import inf
from time import monotonic
from typing import Any

from sqlalchemy import delete, insert, select

from vendome.table.storage import schema
from vendome.table.storage.reasons import LATE
from vendome.table.storage.writer import Conflict, Statement, Unavailable, Writer

FORGOTTEN = 86_400.0  # seconds after which the row of a server that has gone is deleted
NAME = socket.gethostname()[:64]


class Readiness:
    """Cheap to ask, however many ask at once: they share one check, and its answer for a second."""

    def __init__(self, writer: Writer, rows: Callable[[Any], Awaitable[Sequence[Any]]]) -> None:
        self.writer, self.rows = writer, rows
        self.also: Callable[[], str | None] = lambda: None  # what else must be in order
        self.check: asyncio.Task[str | None] | None = None
        self.began, self.ended = 0.0, -inf

    async def trouble(self) -> str | None:
        """Why the store takes no moves, in words for anyone; None if it does. Answered within seconds."""
        limits = self.writer.limits
        if self.check is None or (self.check.done() and monotonic() - self.ended >= limits.good_for):
            self.began = monotonic()
            self.check = asyncio.create_task(self.look())
        check = self.check
        await asyncio.wait({check}, timeout=max(0.0, self.began + limits.longest_check - monotonic()))
        return check.result() if check.done() else self.writer.trouble() or LATE

    async def look(self) -> str | None:
        try:
            if (trouble := self.writer.trouble()) is not None:
                return trouble
            await self.look_for_tables()
            await self.beat()
            return self.also()
        except Unavailable as error:
            return str(error)
        finally:
            self.ended = monotonic()

    async def look_for_tables(self) -> None:
        """Unavailable, if one is missing. The heart would go on beating without it."""
        for table in schema.metadata.sorted_tables:
            await self.rows(select(table).limit(0))

    async def beat(self) -> None:
        c, now = schema.heartbeats.c, time.time()
        old = delete(schema.heartbeats).where((c.name == NAME) | (c.at < now - FORGOTTEN))
        new = insert(schema.heartbeats).values(name=NAME, at=now)
        with contextlib.suppress(Conflict):  # another server of this name was first, so the database does write
            await self.writer.write(Statement(old), Statement(new))
