"""Whoever waits gets what came, or is told what did not."""

import asyncio
from collections.abc import Iterator

import pytest

from waits import until, until_async


@pytest.fixture
def values() -> Iterator[int]:
    return iter([0, 0, 7])


def test_what_came_is_given(values: Iterator[int]) -> None:
    assert until(lambda: next(values)) == 7


def test_tasks_run_meanwhile(values: Iterator[int]) -> None:
    async def look() -> int:
        return next(values)

    assert asyncio.run(until_async(look)) == 7


def test_it_is_said_what_did_not_come() -> None:
    with pytest.raises(AssertionError, match=r"(?s)not within 0\.1 s: .*sorted\(\[\]\).*the last was \[\]"):
        until(lambda: sorted([]), within=0.1)


def test_nor_does_a_task_wait_for_ever() -> None:
    with pytest.raises(AssertionError, match="the last was None"):
        asyncio.run(until_async(lambda: None, within=0.1))
