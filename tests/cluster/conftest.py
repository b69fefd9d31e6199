"""One PostgreSQL for all tests here, and a database for each."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cluster.servers import Cluster, Nats, Postgresql, cluster, postgresql
from table.databases import migrate


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgresql]:
    with postgresql() as server:
        yield server


@pytest.fixture(scope="session")
def empty(pg: Postgresql) -> str:
    """The name of the database that the tests' own are copies of."""
    pg.psql("postgres", "CREATE DATABASE empty").check_returncode()
    migrate(pg.url_of("empty"))
    return "empty"


@pytest.fixture
def database(pg: Postgresql, empty: str) -> Iterator[str]:
    with pg.new_database(empty) as url:
        yield url


@pytest.fixture(scope="session")
def made(pg: Postgresql) -> Iterator[Cluster]:
    """Two web processes and one with bots, for all tests that leave them whole."""
    more: dict[str, Any] = {"word_seconds": 0.5, "inner_networks": "127.0.0.1/32", "open_tables": True}
    with pg.new_database() as database, cluster(pg, database, web=2, bots=1, **more) as running:
        yield running


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[Nats]:
    server = Nats(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
