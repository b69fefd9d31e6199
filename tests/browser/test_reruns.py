"""A run that needed more than two second tries fails, also when its tests run in several processes."""

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

CONFTEST = """
from browser.reruns import Reruns

def pytest_configure(config):
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Reruns())
"""
TESTS = """
import pytest

tries = {}

@pytest.mark.parametrize("name", NAMES)
def test_passes_at_the_second_try(name):
    tries[name] = tries.get(name, 0) + 1
    assert tries[name] == 2, "too early"
"""


@pytest.mark.parametrize("shared", [("-p", "no:xdist"), ("-n", "2")], ids=["alone", "two processes"])
@pytest.mark.parametrize("names", ["ab", "abc"])
def test_second_tries_are_named_and_more_than_two_fail(
    pytester: pytest.Pytester, names: str, shared: tuple[str, str]
) -> None:
    pytester.makeini(f"[pytest]\npythonpath = {Path(__file__).parents[1]}")
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(TESTS.replace("NAMES", repr(list(names))))
    result = pytester.runpytest_subprocess("--reruns", "1", *shared)
    result.assert_outcomes(passed=len(names))
    result.stdout.fnmatch_lines_random(
        [f"*test_passes_at_the_second_try[[]{name}[]] (call): *too early" for name in names]
    )
    if names == "ab":
        assert result.ret == pytest.ExitCode.OK
        result.stdout.no_fnmatch_line("*allowed*")
    else:
        assert result.ret == pytest.ExitCode.TESTS_FAILED
        result.stdout.fnmatch_lines(["3 second tries, and 2 are allowed."])


def test_a_run_without_second_tries_says_nothing(pytester: pytest.Pytester) -> None:
    pytester.makeini(f"[pytest]\npythonpath = {Path(__file__).parents[1]}")
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile("def test_passes():\n    pass")
    result = pytester.runpytest_subprocess("-p", "no:xdist")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*tried twice*")
