"""One PostgreSQL for all tests here, and a database for each."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cluster.servers import Nats, Postgresql, postgresql


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgresql]:
    with postgresql() as server:
        yield server


@pytest.fixture
def database(pg: Postgresql) -> Iterator[str]:
    with pg.new_database() as url:
        yield url


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[Nats]:
    server = Nats(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
