"""Empty databases of today's schema, each a copy of one: making them table by table takes longer than most tests."""

import asyncio
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from uuid import uuid4

from vendome.table.storage.database import open_database


def new_file(path: Path) -> str:
    """An empty SQLite database at this path; one that is there already stays as it is."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(empty_file())
        path.chmod(0o600)
    return str(path)


@contextmanager
def new_postgresql(server: Any, template: str = "template1") -> Iterator[str]:
    """A PostgreSQL database until the end: a copy of this one, or without any table."""
    name = f"test_{uuid4().hex}"
    server.psql(f"CREATE DATABASE {name} TEMPLATE {template};")
    yield str(server.get_uri(name))
    server.psql(f"DROP DATABASE {name} WITH (FORCE);")


@cache
def empty_file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite"
        migrate(str(file))
        return file.read_bytes()


def migrate(url: str) -> None:
    """In a thread of its own: a test may have an event loop already."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, make(url)).result()


async def make(url: str) -> None:
    await (await open_database(url)).dispose()
