"""Backups: all rows of a database in one file that SQLite and PostgreSQL alike can be restored from.

The file is compressed (gzip) and has lines of JSON: a header, then one list a row, table by table, and at the end a
checksum of all lines before. JSON columns are copied as the text they are: a row that can't be read is no reason to
lose the others. Bytes are in base64.
"""

from __future__ import annotations

import gzip
import hashlib
import time
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from types import GenericAlias
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct
from sqlalchemy import URL, Connection, LargeBinary, MetaData, Table, func, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from vendome.engine.errors import BadOption
from vendome.table.storage import schema
from vendome.table.storage.database import (
    beside_server,
    database_url,
    make_engine,
    prepare_file,
    refusal_of,
    servers_query,
    shown,
    snapshot,
)
from vendome.table.storage.file_claim import claimed
from vendome.table.storage.migrations import TooNew, check_known, revision_of, upgrade
from vendome.table.storage.reasons import own_words

FORMAT = "vendome-backup/1"
# Of servers, for servers; and what can be made again.
LEFT_OUT = {"challenges", "heartbeats", "notices", "processes", "leases", "reviews"}
AT_ONCE = 500  # rows that are read or written at once
COMPRESSION = 6
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError)

Progress = Callable[[int, int], None]  # is told how much is done, and of how much

AS_TEXT: dict[str, Any] = {"json_serializer": str, "json_deserializer": lambda text: text}  # for JSON columns


class TableHeader(Struct):
    name: str
    columns: list[str]
    rows: int


class Header(Struct):
    format: str
    schema: str  # the last migration that the database had
    vendome: str  # the version that made the backup
    at: float
    tables: list[TableHeader]  # in the order in which their rows follow

    @property
    def rows(self) -> int:
        return sum(table.rows for table in self.tables)


class Checksum(Struct):
    sha256: str


# -- making one ---------------------------------------------------------------------------------------


async def back_up(database: str, file: BinaryIO, progress: Progress) -> Header:
    """Write all rows, as they are at one moment, while servers go on. BadOption says why the database can't be read."""
    async with beside_server(database, or_older=True, **AS_TEXT) as engine, snapshot(engine) as connection:
        found = await connection.run_sync(tables_of)
        header = await header_of(connection, found)
        hashed = hashlib.sha256()
        with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=COMPRESSION, filename="", mtime=0) as packed:
            done = 0
            async for lines in all_lines(connection, header, found):
                hashed.update(lines)
                packed.write(lines)
                done += lines.count(b"\n")
                progress(min(done, header.rows), header.rows)
            packed.write(line_of(Checksum(hashed.hexdigest())))
    return header


def tables_of(connection: Connection) -> list[Table]:
    """The tables as this database has them: a column that came later is not missed in an older one."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in schema.metadata.tables and name not in LEFT_OUT)
    return found.sorted_tables


async def header_of(connection: AsyncConnection, tables: list[Table]) -> Header:
    described = []
    for table in tables:
        rows = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
        described.append(TableHeader(str(table.name), [str(column.name) for column in table.columns], rows))
    revision = await connection.run_sync(revision_of)
    return Header(FORMAT, str(revision), version("vendome"), time.time(), described)


async def all_lines(connection: AsyncConnection, header: Header, tables: list[Table]) -> AsyncIterator[bytes]:
    """Some at a time: a large database does not fit into the memory."""
    yield line_of(header)
    for table in tables:
        query = select(table).order_by(*table.primary_key.columns)
        async for rows in (await connection.stream(query)).partitions(AT_ONCE):
            yield b"".join(line_of(tuple(row)) for row in rows)


def line_of(data: object) -> bytes:
    return msgspec.json.encode(data) + b"\n"


# -- reading one --------------------------------------------------------------------------------------


class BadBackup(BadOption):
    """The file is no backup, or is not whole."""


def read_lines(path: Path, packed: gzip.GzipFile) -> Iterator[bytes]:
    try:
        yield from packed
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise BadBackup(f"{path} is no backup, or is damaged: {str(error).rstrip('.')}") from None


def check(path: Path, progress: Progress) -> Header:
    """Read the whole file. BadBackup, if it is not as it was written; BadOption, if it is newer than we are."""
    size = path.stat().st_size
    hashed = hashlib.sha256()
    with path.open("rb") as file, gzip.GzipFile(fileobj=file) as packed:
        lines = read_lines(path, packed)
        first = next(lines, b"")
        header = read_header(path, first)
        hashed.update(first)
        for table in header.tables:
            for number in range(table.rows):
                line = next(lines, b"")
                hashed.update(line)
                check_row(path, table, number, line)
                if number % AT_ONCE == 0:
                    progress(file.tell(), size)
        if next(lines, b"") != line_of(Checksum(hashed.hexdigest())):
            raise BadBackup(f"{path} is damaged: its checksum is another one")
        if next(lines, b""):
            raise BadBackup(f"{path} is damaged: something follows its end")
    return header


def read_header(path: Path, line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except UNREADABLE:
        raise BadBackup(f"{path} is no backup of Vendôme") from None
    if header.format != FORMAT:
        raise BadBackup(f"{path} has the format {header.format[:40]!r}, ours is {FORMAT!r}")
    try:
        check_known(header.schema)
    except TooNew as error:
        raise BadOption(f"{path} was made by a newer Vendôme, {header.vendome} ({error})") from None
    return header


def check_row(path: Path, table: TableHeader, number: int, line: bytes) -> None:
    try:
        row = msgspec.json.decode(line, type=list[Any])
    except UNREADABLE:
        row = []
    if len(row) != len(table.columns):
        raise BadBackup(f"{path} is damaged: row {number + 1:,} of {table.name!r} is missing or can't be read")


# -- restoring ----------------------------------------------------------------------------------------


async def restore(path: Path, header: Header, database: str, progress: Progress, *, replace: bool) -> None:
    """Make the database what the backup says, all or nothing. With `replace` all that it has is deleted. BadOption says
    why not; no server may be running on it."""
    url = database_url(database)
    with claimed(url):
        try:
            prepare_file(url)
            engine = make_engine(url, patient=True, **AS_TEXT)
            try:
                async with engine.execution_options(writing=True).begin() as connection:
                    await check_target(connection, url, replace=replace)
                    await connection.run_sync(drop_all)
                    await connection.run_sync(upgrade, header.schema)
                    await write_rows(connection, path, header, progress)
                    await connection.run_sync(upgrade)
            finally:
                await engine.dispose()
        except TooNew as error:
            raise refusal_of(url, error) from None
        except (DBAPIError, OSError) as error:
            raise BadOption(f"database {shown(url)} is left as it was: {own_words(error)}") from None


async def check_target(connection: AsyncConnection, url: URL, *, replace: bool) -> None:
    await connection.run_sync(revision_of)  # TooNew
    if (await connection.execute(servers_query(connection))).scalar_one():
        raise BadOption(f"database {shown(url)} is in use by a server: stop it first")
    if replace:
        return
    for table in await connection.run_sync(tables_of):
        rows = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
        if rows:
            raise BadOption(
                f"database {shown(url)} is not empty ({rows:,} rows in {table.name!r}): "
                "--replace deletes all that it has"
            )


def drop_all(connection: Connection) -> None:
    """Our tables, and Alembic's, which says how new they are."""
    found, ours = MetaData(), {*schema.metadata.tables, "alembic_version"}
    found.reflect(connection, only=lambda name, _: name in ours)
    found.drop_all(connection)


async def write_rows(connection: AsyncConnection, path: Path, header: Header, progress: Progress) -> None:
    """Into tables that are as they were when the backup was made. Migrations make of them what we have now."""
    found = {table.name: table for table in await connection.run_sync(tables_of)}
    done = 0
    with gzip.open(path) as packed:
        lines = read_lines(path, packed)
        next(lines)
        for table in header.tables:
            target = found.get(table.name)
            if target is None or set(table.columns) != set(target.columns.keys()):
                raise BadOption(f"{path} has a table {table.name!r} that schema {header.schema} does not have so")
            row_type = type_of_rows(table, target)
            for some in chunks(lines, table.rows):
                await connection.execute(insert(target), read_rows(path, table, row_type, some))
                done += len(some)
                progress(done, header.rows)


def type_of_rows(described: TableHeader, table: Table) -> Any:
    """As the columns have it: text and bytes look the same in the file."""
    columns = [table.columns[name] for name in described.columns]
    kinds = (bytes | None if isinstance(column.type, LargeBinary) else Any for column in columns)
    return GenericAlias(tuple, tuple(kinds))


def read_rows(path: Path, table: TableHeader, row_type: Any, lines: list[bytes]) -> list[dict[str, Any]]:
    try:
        return [dict(zip(table.columns, msgspec.json.decode(line, type=row_type), strict=True)) for line in lines]
    except msgspec.ValidationError as error:
        raise BadBackup(f"{path} is damaged: a row of {table.name!r} can't be read: {error}") from None


def chunks(lines: Iterator[bytes], count: int) -> Iterator[list[bytes]]:
    for first in range(0, count, AT_ONCE):
        yield [next(lines) for _ in range(min(AT_ONCE, count - first))]
