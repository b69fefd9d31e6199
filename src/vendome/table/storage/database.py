"""Opens the database: SQLite in one file, or PostgreSQL. Only this file knows which of the two it is."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, TextClause, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from vendome.engine.errors import BadOption
from vendome.engine.files import make_private_folder
from vendome.table.storage.limits import USUAL_LIMITS, StoreLimits
from vendome.table.storage.migrations import TooNew, revision_of, revisions, upgrade
from vendome.table.storage.reasons import own_words
from vendome.table.storage.transactions import InLoop, InThread, WritingConnection

log = logging.getLogger(__name__)

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

LOCK_TIMEOUT = 2  # seconds; shorter than a person waits
IDLE_TIMEOUT = 10  # seconds until PostgreSQL ends a transaction whose client has gone silent

OF_COMMANDS = StoreLimits(busy_timeout=30)  # a server may write to the same file without a pause

# A commit is on the disk before it returns (FULL); readers don't wait for the writer (WAL).
PRAGMAS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")

# PostgreSQL keeps these itself. It also finds out by keep-alive packets that we are gone, and lets go of our locks.
SERVER_SETTINGS = {
    "application_name": "vendome",
    "statement_timeout": f"{USUAL_LIMITS.statement_timeout:g}s",
    "lock_timeout": f"{LOCK_TIMEOUT}s",
    "idle_in_transaction_session_timeout": f"{IDLE_TIMEOUT}s",
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}

# Everything that is read in one transaction is as it was at one moment. SQLite is so by itself.
SNAPSHOT = {"sqlite": {}, "postgresql": {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}}

# So that notices become visible in the order of their numbers. SQLite has one writer at a time.
IN_ORDER = {"sqlite": "SELECT 1", "postgresql": "LOCK TABLE notices IN EXCLUSIVE MODE"}

# Several servers may start at once, and all of them want to migrate. SQLite has one writer at a time.
ONE_AT_A_TIME = {"sqlite": "SELECT 1", "postgresql": "SELECT pg_advisory_xact_lock(20260101)"}

# How many connections servers have open. Of an SQLite file `file_claim.py` knows the server.
SERVERS = {
    "sqlite": "SELECT 0",
    "postgresql": "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    f"AND application_name = '{SERVER_SETTINGS['application_name']}'",
}

SIZES = {
    "sqlite": "SELECT (page_count - freelist_count) * page_size AS bytes "
    "FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database()) AS bytes",
}


def database_url(written: str) -> URL:
    """The URL with our driver, from what a person wrote: `postgresql://…`, `sqlite:///…` or the path of a file."""
    try:
        url = make_url(written) if "://" in written else URL.create("sqlite", database=written)
    except ArgumentError:
        raise BadOption(f"database {written!r} should be a file's path, sqlite:///PATH or postgresql://…") from None
    backend = url.drivername.partition("+")[0]
    if backend not in DRIVERS:
        raise BadOption(f"database {backend!r} is not known: sqlite and postgresql are")
    if backend == "sqlite" and (not url.database or url.database.startswith((":memory:", "file:"))):
        raise BadOption(f"database {written!r} names no file")
    return url.set(drivername=DRIVERS[backend])


def database_file(url: URL) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def shown(url: URL) -> str:
    """The database for messages to its owner, without the password."""
    return str(database_file(url) or url.set(drivername="postgresql").render_as_string(hide_password=True))


def size_query(engine: AsyncEngine) -> TextClause:
    """How many bytes the database has in use, as `bytes`."""
    return text(SIZES[engine.url.get_backend_name()])


def order_query(connection: AsyncConnection | AsyncEngine) -> TextClause:
    """To be executed before notices are written."""
    return text(IN_ORDER[connection.dialect.name])


def servers_query(connection: AsyncConnection) -> TextClause:
    """How many connections of servers a PostgreSQL database has."""
    return text(SERVERS[connection.dialect.name])


async def open_database(written: str, limits: StoreLimits = USUAL_LIMITS) -> AsyncEngine:
    """The database, migrated to the newest schema; BadOption says why it can't be opened."""
    url = database_url(written)
    try:
        prepare_file(url)
        await migrate(url)
    except (TooNew, DBAPIError, OSError) as error:
        raise refusal_of(url, error) from None
    return make_engine(url, limits)


async def open_for_writing(engine: AsyncEngine, limits: StoreLimits = USUAL_LIMITS) -> WritingConnection:
    """A connection of its own for one who writes all the time."""
    if engine.url.get_backend_name() == "sqlite":
        return await InThread.open(sqlite_engine_of_thread(engine.url, limits))
    return await InLoop.open(engine.execution_options(writing=True))


def refusal_of(url: URL, error: Exception) -> BadOption:
    """Why a database can't be opened, in a line for whoever runs it."""
    if isinstance(error, TooNew):
        return BadOption(f"database {shown(url)} was made by a newer Vendôme ({error}): please update this one")
    return BadOption(f"database {shown(url)} can't be opened: {own_words(error)}")


@asynccontextmanager
async def beside_server(written: str, *, or_older: bool = False, **options: Any) -> AsyncIterator[AsyncEngine]:
    """The database for a command, while a server may be running: nothing is made, and nothing migrated. BadOption says
    why it can't be opened, or what it did not do. With `or_older` its schema may be an older one."""
    url = database_url(written)
    file = database_file(url)
    if file is not None and not file.exists():
        raise BadOption(f"there is no database {file}: name yours with --database or VENDOME_DATABASE")
    engine = make_engine(url, OF_COMMANDS, patient=True, **options)
    try:
        try:
            prepare_file(url)
            async with engine.connect() as connection:
                revision = await connection.run_sync(revision_of)
        except (TooNew, DBAPIError, OSError) as error:
            raise refusal_of(url, error) from None
        if revision is None:
            raise BadOption(f"database {shown(url)} is empty: no server has used it yet")
        if revision != revisions()[-1] and not or_older:
            raise BadOption(
                f"database {shown(url)} was made by an older Vendôme (its schema is {revision}, ours "
                f"{revisions()[-1]}): a server of this version brings it up to date when it starts"
            )
        try:
            yield engine
        except DBAPIError as error:
            raise BadOption(f"database {shown(url)}: {own_words(error)}") from None
    finally:
        await engine.dispose()


@asynccontextmanager
async def snapshot(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """All that is read over this connection is as it was at one moment, whatever is written meanwhile."""
    options: dict[str, Any] = SNAPSHOT[engine.url.get_backend_name()]
    async with engine.execution_options(**options).connect() as connection, connection.begin():
        yield connection


async def migrate(url: URL) -> None:
    """On a connection of its own without time limits: to change a large table takes long."""
    engine = make_engine(url, patient=True)
    try:
        async with engine.execution_options(writing=True).begin() as connection:
            await connection.execute(text(ONE_AT_A_TIME[connection.dialect.name]))
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


def make_engine(url: URL, limits: StoreLimits = USUAL_LIMITS, *, patient: bool = False, **options: Any) -> AsyncEngine:
    """With `patient`, statements may take as long as they need."""
    options |= {"hide_parameters": True}  # no seed and no move in the text of an error
    if patient:
        options["poolclass"] = NullPool
    else:
        options |= {"pool_size": 6, "max_overflow": 0, "pool_timeout": limits.pool_timeout}
    if url.get_backend_name() == "sqlite":
        return sqlite_engine(url, options, limits.busy_timeout)
    return postgresql_engine(url, options, limits, patient=patient)


# -- SQLite -------------------------------------------------------------------------------------------


def prepare_file(url: URL) -> None:
    """A new file is its owner's alone, and so are those that SQLite puts beside it: they take over its rights."""
    file = database_file(url)
    if file is None:
        return
    if file.is_dir():
        raise IsADirectoryError("it is a folder")
    make_private_folder(file.parent)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        if not os.access(file, os.R_OK | os.W_OK):
            raise PermissionError("we may not read and write this file") from None


def warn_of_wide_rights(url: URL) -> None:
    """The file has the secrets of every game. Whoever gave it wider rights may have had a reason."""
    file = database_file(url)
    if file is not None and os.name == "posix" and file.stat().st_mode & 0o077:
        log.warning("others on this machine can read the database; chmod 600 prevents it", extra={"file": str(file)})


def sqlite_engine(url: URL, options: dict[str, Any], timeout: float) -> AsyncEngine:
    engine = create_async_engine(url, connect_args={"timeout": timeout}, **options)
    prepare_engine(engine.sync_engine)
    return engine


def sqlite_engine_of_thread(url: URL, limits: StoreLimits) -> Engine:
    """For one who writes, in a thread of its own."""
    connect_args = {"timeout": limits.busy_timeout}
    engine = create_engine(
        url.set(drivername="sqlite"), connect_args=connect_args, poolclass=NullPool, hide_parameters=True
    )
    prepare_engine(engine)
    return engine.execution_options(writing=True)


def prepare_engine(engine: Engine) -> None:
    event.listen(engine, "connect", prepare_connection)
    event.listen(engine, "begin", begin)


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


# -- PostgreSQL ---------------------------------------------------------------------------------------


def postgresql_engine(url: URL, options: dict[str, Any], limits: StoreLimits, *, patient: bool) -> AsyncEngine:
    connect_args: dict[str, Any] = {"timeout": limits.connect_timeout}
    if not patient:
        connect_args |= {"command_timeout": limits.statement_timeout, "server_settings": SERVER_SETTINGS}
    try:
        return create_async_engine(url, connect_args=connect_args, **options)
    except ModuleNotFoundError:
        raise BadOption("PostgreSQL needs a driver: pip install 'vendome[postgresql]'") from None
