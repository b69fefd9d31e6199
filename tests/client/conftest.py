"""One server for the tests of those who sit down at its tables."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from table.live_server import Server, running, settings_for

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(settings_for(tmp_path_factory.mktemp("server"))) as running_server:
        yield running_server


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a checkout's commands are typed."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "path", list(sys.path))
