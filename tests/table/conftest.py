"""One server for most tests of the table; those that need other settings start their own."""

from collections.abc import Iterator

import pytest

from table.live_server import Server, running, settings_for


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(settings_for(tmp_path_factory.mktemp("server"))) as running_server:
        yield running_server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
