"""Work with the database that may hang: nobody waits for it longer than so many seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

_given_up: set[asyncio.Task[Any]] = set()  # kept here until they end, as the event loop keeps no task alive


async def within(seconds: float, work: Coroutine[Any, Any, T] | asyncio.Task[T]) -> T:
    """What the work gives; TimeoutError if it takes longer."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({task}, timeout=seconds)
    finally:  # also when our caller is cancelled
        if not task.done():
            give_up(task)
    if not task.done():
        raise TimeoutError
    return task.result()


def give_up(task: asyncio.Task[Any]) -> None:
    """Nobody waits for the task any more. It is cancelled, which ends it when what it hangs on lets go of it: a driver
    for PostgreSQL drops its connection after 2 s, that for SQLite waits until the disk answers."""
    _given_up.add(task)
    task.add_done_callback(forget)
    task.cancel()


def forget(task: asyncio.Task[Any]) -> None:
    _given_up.discard(task)
    if not task.cancelled():
        task.exception()  # otherwise it is reported as never looked at
