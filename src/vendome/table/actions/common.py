"""What several actions need."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from vendome.table.problems import Refused
from vendome.table.tokens import Viewer
from vendome.table.writer import Unavailable

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
Action = Callable[P, Coroutine[Any, Any, T]]


def shielded(action: Action[P, T]) -> Action[P, T]:
    """An action that runs to its end though its caller is cancelled, say because a connection broke.

    Otherwise a change could be in the store and not in memory.
    """

    @wraps(action)
    async def run(*args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.ensure_future(action(*args, **kwargs))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(note_end)
            raise

    return run


def note_end(task: asyncio.Future[Any]) -> None:
    """Of an action whose caller has left: a refusal is nobody's business any more, a mistake of ours is."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, (Refused, Unavailable)):
        log.error("an action failed", exc_info=error)


def need_token(viewer: Viewer) -> None:
    if viewer == Viewer():
        raise Refused("players-only")


def need_seat(viewer: Viewer) -> int:
    need_token(viewer)
    if viewer.seat is None:
        raise Refused("seated-only")
    return viewer.seat


def one_line(text: str) -> str:
    """What people write, on one line, without characters that can't be seen. The page escapes it."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
