"""Every test has a home of its own for what the program keeps between runs."""

import os
from pathlib import Path

import coverage
import pytest
from hypothesis import settings

from running.durations import Durations
from running.limits import Limits

pytest_plugins = ["affected.plugin", "running.soak"]

# Interpreted, each takes a hundred times as long, and only shows which lines run.
INTERPRETED = bool(os.environ.get("NUMBA_DISABLE_JIT"))
EXAMPLES = 20 if INTERPRETED else 60
INTERPRETED_WITHIN = 900  # seconds for a test, beside others that go first
settings.register_profile("tests", deadline=None, max_examples=EXAMPLES, derandomize=True)
settings.load_profile("tests")

# Before NumPy is loaded. Two tests run at once: if each multiplied on all cores, they would mostly wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest test first: begun last, it would keep one core busy while the other has nothing left to do."""
    items.sort(key=lambda item: "fourth_game" not in item.nodeid)


def pytest_configure(config: pytest.Config) -> None:
    if INTERPRETED and config.option.timeout is None:
        config.option.timeout = INTERPRETED_WITHIN
    config.pluginmanager.register(Limits())
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(FailureTeller(config))
        config.pluginmanager.register(Durations())


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker process has ten seconds to end, then it is killed: on a busy machine with all that it has measured."""
    measured = coverage.Coverage.current()
    if measured is not None and hasattr(session.config, "workerinput"):
        measured.stop()  # nothing is left to be written at the end
        measured.save()


class FailureTeller:
    """Says at once what failed: whoever stops a long run knows it all the same."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        terminal = self.config.pluginmanager.get_plugin("terminalreporter")
        if report.failed and terminal is not None:
            reason = report.longreprtext.strip().splitlines() or [""]
            terminal.write_line(f"\n{report.when} of {report.nodeid} failed: {reason[-1][:200]}", red=True)


@pytest.fixture(autouse=True)
def own_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("vendome.cli.saves.saves_folder", lambda: tmp_path / "saves")
