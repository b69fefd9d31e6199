"""The list of open tables, as all may see it. However many look, a process asks the database once a second."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

import msgspec

from vendome.table.protocol.open_tables import OpenTable, OpenTables
from vendome.table.storage.store import Store
from vendome.table.storage.writer import Unavailable

log = logging.getLogger(__name__)

LOOK_EVERY = 1.0  # seconds


class OpenList:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables: list[OpenTable] = []
        self.looked_at = float("-inf")
        self.asking = asyncio.Lock()
        self.version = 0  # goes up with every change
        self.message = msgspec.json.encode(OpenTables([])).decode()
        self.news = asyncio.Event()  # of this version
        self.watchers = 0
        self.looking: asyncio.Task[None] | None = None

    async def now(self) -> list[OpenTable]:
        """At most a second old. Unavailable, if the database does not answer."""
        async with self.asking:
            if monotonic() - self.looked_at >= LOOK_EVERY:
                self.take(await self.store.openings.listed(self.store.clock.now()))
                self.looked_at = monotonic()
        return self.tables

    def take(self, tables: list[OpenTable]) -> None:
        message = msgspec.json.encode(OpenTables(tables)).decode()
        if message == self.message:
            return
        self.tables, self.message = tables, message
        self.version += 1
        news, self.news = self.news, asyncio.Event()
        news.set()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Somebody looks: so long the list is looked up every second."""
        self.watchers += 1
        if self.looking is None:
            self.looking = asyncio.create_task(self.look_for_ever(), name="open tables")
        try:
            yield
        finally:
            self.watchers -= 1
            if not self.watchers and self.looking is not None:
                self.looking.cancel()
                self.looking = None

    async def look_for_ever(self) -> None:
        while True:
            try:
                await self.now()
            except Unavailable as error:
                log.warning("the open tables are not known", extra={"reason": str(error)})
            await asyncio.sleep(LOOK_EVERY)

    async def after(self, version: int) -> None:
        """Until the list is another than it was at this version."""
        while self.version == version:
            await self.news.wait()
