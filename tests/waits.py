"""Waiting for what happens in another task, thread or process: as long as a busy machine may take, and no longer."""

import asyncio
import inspect
import time
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

WITHIN = 60.0
"""Seconds, far more than it takes. The limit of a test is four times as much."""
COMPILED_WITHIN = 180.0
"""Seconds where a game may have to be compiled first."""
PAUSE = 0.02
"""Seconds between two looks."""


def until(
    condition: Callable[[], T | None],
    *,
    within: float = WITHIN,
    tell: Callable[[], str] = str,
    rest: Callable[[], object] = lambda: time.sleep(PAUSE),
) -> T:
    """What the condition gives, as soon as that is true. If it never is, the error ends with what `tell` gives."""
    end = time.monotonic() + within
    while not (found := condition()):
        assert time.monotonic() < end, missed(condition, found, within) + tell()
        rest()
    return found


async def until_async(
    condition: Callable[[], Any], *, within: float = WITHIN, tell: Callable[[], str] = str, pause: float = PAUSE
) -> Any:
    """The same while other tasks run; what the condition gives is awaited if it can be. Without a pause it sees what
    lasts one turn of the loop."""
    end = time.monotonic() + within
    while not (found := await value_of(condition)):
        assert time.monotonic() < end, missed(condition, found, within) + tell()
        await asyncio.sleep(pause)
    return found


async def value_of(condition: Callable[[], Any]) -> Any:
    value = condition()
    return await value if inspect.isawaitable(value) else value


def missed(condition: Callable[[], object], last: object, within: float) -> str:
    """What was waited for, in the words of the source, and what came instead."""
    try:
        wanted = inspect.getsource(condition).strip()
    except (OSError, TypeError):  # a program that was given as a string
        wanted = repr(condition)
    return f"not within {within:g} s: {wanted}\nthe last was {last!r}\n"
