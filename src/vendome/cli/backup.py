"""`vendome backup` and `vendome restore`"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from vendome.cli.console import notes
from vendome.engine.errors import BadOption
from vendome.engine.files import written_whole
from vendome.engine.plural import counted
from vendome.table.settings import Settings
from vendome.table.storage import backup
from vendome.table.storage.backup import Header, Progress


def back_up(file: str, database: str | None, *, force: bool) -> None:
    written = Settings.chosen(os.environ, database=database).database
    if file == "-":
        if sys.stdout.isatty():
            raise BadOption("a backup is nothing to read: name a file, or send it to one with >")
        with bar("backing up") as progress:
            header = asyncio.run(backup.back_up(written, sys.stdout.buffer, progress))
        sys.stdout.buffer.flush()
    else:
        path = Path(file)
        if path.exists() and not force:
            raise BadOption(f"{path} exists already: --force replaces it")
        with bar("backing up") as progress, written_whole(path, private=True) as packed:
            header = asyncio.run(backup.back_up(written, packed, progress))
    notes.print(f"backed up: {counts(header)}")


def restore(path: Path, database: str | None, *, replace: bool) -> None:
    written = Settings.chosen(os.environ, database=database).database
    with bar("checking") as progress:
        header = backup.check(path, progress)
    with bar("restoring") as progress:
        asyncio.run(backup.restore(path, header, written, progress, replace=replace))
    notes.print(f"restored: {counts(header)}")


def counts(header: Header) -> str:
    rows = {table.name: table.rows for table in header.tables}
    things = {"tables": "table", "moves": "move", "chat": "chat line"}
    return ", ".join(counted(rows.get(name, 0), thing) for name, thing in things.items())


@contextmanager
def bar(what: str) -> Iterator[Progress]:
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    with Bar(*columns, console=notes, transient=True, disable=not notes.is_terminal) as shown:
        task = shown.add_task(what, total=None)
        yield lambda done, total: shown.update(task, completed=done, total=total)
