"""Work with the database that may hang: nobody waits for it longer than so many seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")

_given_up: set[asyncio.Task[Any]] = set()  # kept here until they end, as the event loop keeps no task alive


async def within(
    seconds: float, work: Coroutine[Any, Any, T] | asyncio.Task[T], uses: Sequence[AsyncConnection] = ()
) -> T:
    """What the work gives; TimeoutError if it takes longer. `uses` are its connections."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({task}, timeout=seconds)
    finally:  # also when our caller is cancelled
        if not task.done():
            give_up(task, uses)
    if not task.done():
        raise TimeoutError
    return task.result()


def give_up(task: asyncio.Task[Any], uses: Sequence[AsyncConnection]) -> None:
    """Nobody waits for the task any more. It is cancelled, but ends only when what it hangs on lets go of it: with
    PostgreSQL at once, because the connection is cut; with SQLite when the disk answers."""
    _given_up.add(task)
    task.add_done_callback(forget)
    task.cancel()
    for connection in uses:
        cut(connection)


def forget(task: asyncio.Task[Any]) -> None:
    _given_up.discard(task)
    if not task.cancelled():
        task.exception()  # otherwise it is reported as never looked at


def cut(connection: AsyncConnection) -> None:
    """Drop the connection without a word to the database, which does not listen. A driver for SQLite can't do that."""
    held = connection.sync_connection
    if held is None or held.closed or held.invalidated:
        return
    terminate = getattr(held.connection.driver_connection, "terminate", None)
    if terminate is not None:
        terminate()
