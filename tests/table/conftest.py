"""One server for most tests of the table; those that need other settings start their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from table.parlour import Server, running, settings_for


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(settings_for(tmp_path_factory.mktemp("server"))) as running_server:
        yield running_server


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
