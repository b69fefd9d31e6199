"""One PostgreSQL for all tests here, and a database for each."""

from collections.abc import Iterator
from typing import Any

import pytest

from cluster.servers import Nats, new_database, postgresql


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[Any]:
    with postgresql() as server:
        yield server


@pytest.fixture
def database(postgresql_server: Any) -> Iterator[str]:
    with new_database(postgresql_server) as url:
        yield url


@pytest.fixture
def nats(tmp_path: Any) -> Iterator[Nats]:
    server = Nats(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
