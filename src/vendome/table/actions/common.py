"""What several actions need."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from vendome.table.chores import note_failure
from vendome.table.problems import Refused
from vendome.table.tokens import Viewer

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
            task.add_done_callback(note_failure)
            raise

    return run


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
