"""Whoever waits gets what came, or is told what did not."""

import ast
import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from waits import until, until_async

TESTS = Path(__file__).parents[1]
SLEEP = re.compile(r"(await )?[\w.]+\.(sleep|wait_for_timeout)\(")


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


def loops_that_sleep(path: Path) -> list[str]:
    """The loops that do nothing but wait, by file and line."""
    loops = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.While)]
    return [f"{path.name}:{loop.lineno}" for loop in loops if all(SLEEP.match(ast.unparse(line)) for line in loop.body)]


def test_no_test_waits_in_a_loop_of_its_own() -> None:
    assert [found for path in sorted(TESTS.rglob("*.py")) for found in loops_that_sleep(path)] == []


def test_such_a_loop_is_found(tmp_path: Path) -> None:
    file = tmp_path / "loop.py"
    file.write_text("while not done:\n    time.sleep(1)\nwhile not done:\n    await asyncio.sleep(0)\n")
    assert loops_that_sleep(file) == ["loop.py:1", "loop.py:3"]
