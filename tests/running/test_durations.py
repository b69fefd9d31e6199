"""A run ends with where its time went, also when its tests run in several processes."""

from pathlib import Path

import pytest

from running.durations import by_folder, table

pytest_plugins = ["pytester"]

CONFTEST = """
from running.durations import Durations

def pytest_configure(config):
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Durations(worth_saying=WORTH_SAYING))
"""


def run(pytester: pytest.Pytester, *shared: str, worth_saying: float) -> pytest.RunResult:
    pytester.makeini(f"[pytest]\npythonpath = {Path(__file__).parents[1]}")
    pytester.makeconftest(CONFTEST.replace("WORTH_SAYING", str(worth_saying)))
    pytester.makepyfile(
        **{"a/test_one": "def test_quick(): pass", "b/test_two": "import time\ndef test_slow(): time.sleep(0.3)"}
    )
    return pytester.runpytest_subprocess(*shared)


@pytest.mark.parametrize("shared", [("-p", "no:xdist"), ("-n", "2")], ids=["alone", "two processes"])
def test_the_slowest_folder_and_the_slowest_test_are_named_first(
    pytester: pytest.Pytester, shared: tuple[str, str]
) -> None:
    result = run(pytester, *shared, worth_saying=0)
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(
        [
            "*where the time went*", "*% *b", "*% *a",
            "*slowest tests*", "*% *b/test_two.py::test_slow", "*% *a/test_one.py::test_quick",
        ]
    )  # fmt: skip


def test_a_short_run_says_nothing(pytester: pytest.Pytester) -> None:
    run(pytester, "-p", "no:xdist", worth_saying=60).stdout.no_fnmatch_line("*where the time went*")


def test_folders_add_up_to_the_whole() -> None:
    seconds = {"tests/a/test_x.py::test_1": 2.0, "tests/a/test_y.py::test_2[p/q]": 1.0, "tests/test_z.py::test_3": 1.0}
    assert table(by_folder(seconds)) == ["     3.0 s  75.0%  tests/a", "     1.0 s  25.0%  tests"]
