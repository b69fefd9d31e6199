"""Where the minutes of a run went: the ten slowest tests, and the share of each folder of tests."""

from collections import defaultdict
from collections.abc import Mapping

import pytest

SLOWEST = 10
WORTH_SAYING = 60.0  # seconds of all tests together


class Durations:
    """Adds up setup, call and teardown of each test. Belongs to the process that reports: with xdist, to the one that
    hands the tests out."""

    def __init__(self, *, worth_saying: float = WORTH_SAYING) -> None:
        self.worth_saying = worth_saying
        self.seconds: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if sum(self.seconds.values()) < self.worth_saying:
            return
        terminalreporter.section("where the time went")
        for line in table(by_folder(self.seconds)):
            terminalreporter.line(line)
        terminalreporter.section(f"{SLOWEST} slowest tests")
        for line in table(self.seconds)[:SLOWEST]:
            terminalreporter.line(line)


def by_folder(seconds: Mapping[str, float]) -> dict[str, float]:
    """The seconds of all tests in each folder."""
    folders: dict[str, float] = defaultdict(float)
    for test, spent in seconds.items():
        folders[test.partition("::")[0].rpartition("/")[0] or "."] += spent
    return folders


def table(seconds: Mapping[str, float]) -> list[str]:
    """Seconds, share and name in a line each, the most first."""
    total = sum(seconds.values())
    most_first = sorted(seconds.items(), key=lambda entry: (-entry[1], entry[0]))
    return [f"{spent:8.1f} s {spent / total:6.1%}  {name}" for name, spent in most_first]
