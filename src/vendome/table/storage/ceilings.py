"""How many tables the store has, how many bytes, and how many are left on the disk: new tables end before the disk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
from collections.abc import Awaitable, Callable, Sequence
from math import inf
from time import monotonic
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from vendome.table.storage import schema
from vendome.table.storage.database import database_file, size_query
from vendome.table.storage.writer import Unavailable

log = logging.getLogger(__name__)

LOOK_EVERY = 5.0  # seconds for which a look at the database and the disk counts
LEAST_FREE = 64 * 2**20  # bytes that must be free on the disk
MEGABYTE = 2**20


class Ceilings:
    """Cheap to ask: one look at the database counts for seconds, and nobody waits for another's."""

    def __init__(
        self,
        max_tables: int,
        max_megabytes: float,
        engine: AsyncEngine,
        rows: Callable[[Any], Awaitable[Sequence[Any]]],
        look_every: float = LOOK_EVERY,
    ) -> None:
        self.max_tables, self.max_megabytes = max_tables, max_megabytes
        self.engine, self.rows, self.look_every = engine, rows, look_every
        self.tables = 0  # when we looked, and those made since
        self.reason = ""  # why there was no room when we looked; empty if there was
        self.looked_at = -inf

    async def has_room(self) -> bool:
        """Whether a new table may be made."""
        if monotonic() - self.looked_at >= self.look_every:
            self.looked_at = monotonic()
            with contextlib.suppress(Unavailable):  # whoever then writes the new table is told
                await self.look()
        return not self.reason and self.tables < self.max_tables

    def add_table(self) -> None:
        self.tables += 1

    async def look(self) -> None:
        self.tables = (await self.rows(select(func.count().label("tables")).select_from(schema.tables)))[0]["tables"]
        size = (await self.rows(size_query(self.engine)))[0]["bytes"]
        free = await asyncio.to_thread(self.free_bytes)
        before, self.reason = self.reason, self.full(size, free)
        if self.reason and self.reason != before:
            log.warning("no new tables", extra={"reason": self.reason, "tables": self.tables, "bytes": size})

    def full(self, size: int, free: int | None) -> str:
        if self.tables >= self.max_tables:
            return "too many tables"
        if size >= self.max_megabytes * MEGABYTE:
            return "the database is too large"
        if free is not None and free < LEAST_FREE:
            return "the disk is nearly full"
        return ""

    def free_bytes(self) -> int | None:
        """On the disk of an SQLite file; PostgreSQL looks after its own."""
        file = database_file(self.engine.url)
        return shutil.disk_usage(file.parent).free if file else None
