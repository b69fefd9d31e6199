"""Chores: what the server does by itself, again and again. One that fails is logged, counted, and begun anew."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from vendome.table import metrics
from vendome.table.elsewhere import Elsewhere
from vendome.table.problems import Refused
from vendome.table.storage.writer import Unavailable

log = logging.getLogger(__name__)

AGAIN_AFTER = 5.0  # seconds


async def supervised(chore: Callable[[], Awaitable[None]], again_after: float = AGAIN_AFTER) -> None:
    """Until the chore ends by itself, or this is cancelled."""
    name = getattr(chore, "__name__", repr(chore))
    while True:
        try:
            return await chore()
        except Exception:
            log.exception("a chore failed", extra={"chore": name})
            metrics.CHORE_FAILURES.labels(name).inc()
            await asyncio.sleep(again_after)


def note_failure(task: asyncio.Future[Any]) -> None:
    """Of a task whose caller may have left: a refusal is nobody's business any more, a mistake of ours is."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused | Unavailable | Elsewhere):
        log.error("what nobody waited for failed", exc_info=error)
