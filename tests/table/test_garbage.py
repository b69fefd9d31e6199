"""The garbage collector must not hold up a table, nor be forgotten."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import suppress

import pytest

from vendome.table import garbage
from waits import until_async

USUAL = (700, 10, 10)


class Loop:
    """Refers to itself, so that only the collector frees it."""

    count = 0

    def __init__(self) -> None:
        self.self = self
        Loop.count += 1

    def __del__(self) -> None:
        Loop.count -= 1


@pytest.fixture(autouse=True)
def as_python_starts() -> Iterator[None]:
    """The tests' own server may have changed the collector of this process already."""
    before = gc.get_threshold()
    gc.set_threshold(*USUAL)
    yield
    gc.set_threshold(*before)


def test_a_full_pass_comes_only_when_it_is_called_for() -> None:
    with garbage.young_only():
        assert gc.get_threshold()[2] == garbage.NEVER
        assert gc.get_freeze_count() > 0, "what the start has made is not visited again"
    assert gc.get_threshold() == USUAL
    assert gc.get_freeze_count() == 0


@pytest.mark.anyio
async def test_cycles_are_found_in_the_end() -> None:
    keeper = asyncio.create_task(garbage.collect_for_ever(every=0.001))
    await asyncio.sleep(0)
    Loop()
    assert Loop.count == 1
    await until_async(lambda: not Loop.count)
    keeper.cancel()
    with suppress(asyncio.CancelledError):
        await keeper
    assert gc.get_threshold() == USUAL
