"""Chores: what the server does by itself, again and again. One that fails is logged, counted, and begun anew."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from vendome.table import metrics

log = logging.getLogger(__name__)

AGAIN_AFTER = 5.0  # seconds


async def supervised(chore: Callable[[], Awaitable[None]]) -> None:
    """Until the chore ends by itself, or this is cancelled."""
    name = getattr(chore, "__name__", repr(chore))
    while True:
        try:
            return await chore()
        except Exception:
            log.exception("a chore failed", extra={"chore": name})
            metrics.CHORE_FAILURES.labels(name).inc()
            await asyncio.sleep(AGAIN_AFTER)
