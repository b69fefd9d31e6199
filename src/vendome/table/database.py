"""Opens the database: SQLite in one file, or PostgreSQL. Only this file knows which of the two it is."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vendome.engine.errors import BadOption
from vendome.table.migrations import upgrade

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
BUSY_TIMEOUT = 10  # seconds to wait for another process that writes to the same SQLite file

# A commit is on the disk before it returns (FULL); readers don't wait for the writer (WAL).
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={BUSY_TIMEOUT * 1000}",
)


def database_url(text: str) -> URL:
    """The URL with our driver, from what a person wrote: `postgresql://…`, `sqlite:///…` or the path of a file."""
    try:
        url = make_url(text) if "://" in text else URL.create("sqlite", database=text)
    except ArgumentError:
        raise BadOption(f"database {text!r} should be a file's path, sqlite:///PATH or postgresql://…") from None
    backend = url.drivername.partition("+")[0]
    if backend not in DRIVERS:
        raise BadOption(f"database {backend!r} is not known: sqlite and postgresql are")
    return url.set(drivername=DRIVERS[backend])


async def open_database(text: str) -> AsyncEngine:
    """The database, migrated to the newest schema; BadOption says why it can't be opened."""
    url = database_url(text)
    if url.get_backend_name() == "sqlite":
        engine = open_sqlite(url)
    else:
        engine = open_postgresql(url)
    try:
        async with engine.execution_options(writing=True).begin() as connection:
            await connection.run_sync(upgrade)
    except (DBAPIError, OSError) as error:
        await engine.dispose()
        reason = str(getattr(error, "orig", error)).splitlines()[0]
        raise BadOption(f"database {url.render_as_string(hide_password=True)} can't be opened: {reason}") from None
    return engine


def open_sqlite(url: URL) -> AsyncEngine:
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=4, max_overflow=0)
    event.listen(engine.sync_engine, "connect", prepare_connection)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def prepare_connection(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # the driver begins no transactions of its own
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin(connection: Any) -> None:
    """A transaction that will write takes the lock at once: it can't fail half-way because another took it."""
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def open_postgresql(url: URL) -> AsyncEngine:
    try:
        return create_async_engine(url, pool_size=4, max_overflow=4, pool_pre_ping=True)
    except ModuleNotFoundError:
        raise BadOption("PostgreSQL needs a driver: pip install 'vendome[postgresql]'") from None
