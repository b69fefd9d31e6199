"""The writer's own connection to the database. A transaction is a plain function of it, which is run in one go.

Drivers for asyncio hand every statement to SQLite's thread and wait for the answer; a commit of one move is seven such
exchanges. Here the whole transaction is one.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

R = TypeVar("R")
Work = Callable[[Connection], R]


class WritingConnection(Protocol):
    async def transact(self, work: Work[R]) -> R:
        """Do the work in one transaction. Who is cancelled ends when that has ended, and has closed the connection."""

    async def close(self) -> None: ...


class InLoop:
    """To PostgreSQL, whose driver speaks to it over the network."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection

    @classmethod
    async def open(cls, engine: AsyncEngine) -> InLoop:
        return cls(await engine.connect())

    async def transact(self, work: Work[R]) -> R:
        try:
            async with self.connection.begin():
                return await self.connection.run_sync(work)
        except asyncio.CancelledError:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self.connection.close()
            raise

    async def close(self) -> None:
        await self.connection.close()


class GivenUp(Exception):
    """Nobody waits for the transaction any more."""


class InThread:
    """To SQLite, in a thread of its own. The thread keeps no process alive: a disk may hang for ever."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.is_given_up = False
        self.work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        threading.Thread(target=self._work_for_ever, name="writer", daemon=True).start()

    @classmethod
    async def open(cls, engine: Engine) -> InThread:
        opened = cls(engine)
        try:
            await opened._in_thread(opened._connect)
        except BaseException:
            opened.work.put(None)
            raise
        return opened

    async def transact(self, work: Work[R]) -> R:
        try:
            return await self._in_thread(lambda: self._transact(work))
        except asyncio.CancelledError:
            await self.close()
            raise

    async def close(self) -> None:
        try:
            await self._in_thread(self._disconnect)
        finally:
            self.work.put(None)

    # -- in the thread ------------------------------------------------------------------------------------

    def _work_for_ever(self) -> None:
        while (work := self.work.get()) is not None:
            work()

    def _connect(self) -> None:
        self.connection = self.engine.connect()

    def _transact(self, work: Work[R]) -> R:
        assert self.connection is not None
        with self.connection.begin():
            result = work(self.connection)
            if self.is_given_up:  # it hung before its commit: then there is none
                raise GivenUp
            return result

    def _disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()

    # -- in the event loop ----------------------------------------------------------------------------------

    async def _in_thread(self, work: Callable[[], R]) -> R:
        """What comes of it. Who is cancelled waits for its end all the same: nobody knows how it ends before."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[R] = loop.create_future()

        def tell(done: Callable[[Any], None], what: Any) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has gone
                loop.call_soon_threadsafe(done, what)

        def run() -> None:
            try:
                result = work()
            except BaseException as error:
                tell(answer.set_exception, error)
            else:
                tell(answer.set_result, result)

        self.work.put(run)
        try:
            return await asyncio.shield(answer)
        except asyncio.CancelledError:
            self.is_given_up = True
            await asyncio.wait({answer})
            if not answer.cancelled():
                answer.exception()  # otherwise it is reported as never looked at
            raise
