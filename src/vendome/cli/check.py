"""`vendome check`"""

from collections.abc import Sequence
from pathlib import Path

from rich.progress import Progress, SpinnerColumn, TextColumn

from vendome.cli.common import console, notes
from vendome.engine.errors import RecordError
from vendome.engine.events import counted
from vendome.engine.record import read_file
from vendome.games.registry import find


def check_files(files: Sequence[Path]) -> None:
    for path in files:
        games = decisions = 0
        columns = (SpinnerColumn(), TextColumn("{task.description}"))
        with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
            task = progress.add_task(f"{path}")
            try:
                for line, record in read_file(path, find):
                    games += 1
                    decisions += sum("move" in entry for entry in record.log)
                    progress.update(task, description=f"{path}: {line:,} games")
            except RecordError as error:
                raise RecordError(f"{path}: {error}") from None
        console.print(f"{path}: {counted(games, 'game')}, {counted(decisions, 'decision')}: all legal, results right")
