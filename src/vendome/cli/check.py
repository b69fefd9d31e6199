"""`vendome check`"""

from collections.abc import Sequence
from pathlib import Path

from rich.progress import Progress, SpinnerColumn, TextColumn

from vendome.cli.console import console, notes
from vendome.engine.errors import RecordError
from vendome.engine.events import counted
from vendome.engine.records import GameRecord, check_fair, read_file
from vendome.games.registry import find


def check_files(files: Sequence[Path], *, fair: bool = False) -> None:
    for path in files:
        games = decisions = 0
        columns = (SpinnerColumn(), TextColumn("{task.description}"))
        with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
            task = progress.add_task(f"{path}")
            try:
                for line, record in read_file(path, find):
                    games += 1
                    if fair:
                        check_fairness(record, line)
                    decisions += sum("move" in entry for entry in record.log)
                    progress.update(task, description=f"{path}: {line:,} games")
            except RecordError as error:
                raise RecordError(error.fault, f"{path}: {error}") from None
        verdict = "all legal, results right" + (", chance as committed" if fair else "")
        console.print(f"{path}: {counted(games, 'game')}, {counted(decisions, 'decision')}: {verdict}")


def check_fairness(record: GameRecord, line: int) -> None:
    """Draw the chance again, and say which commitment and hashes it fits: those that the table showed at the start?"""
    try:
        check_fair(record)
    except RecordError as error:
        raise RecordError(error.fault, error.reason, line=line, index=error.index) from None
    proof = record.proof
    assert proof is not None
    console.print(f"line {line}: commitment {proof.commitment}")
    for seat, (name, word, stated) in enumerate(zip(record.seats, proof.words, proof.word_hashes, strict=False)):
        console.print(f"line {line}: seat {seat}, {name}: {told(word, stated)}", markup=False)


def told(word: str | None, stated: str | None) -> str:
    """What a seat's device had to do with the deal."""
    if stated is None:
        return "no hash, no word"
    if word is None:
        return f"hash {stated}, BUT NO WORD: it came too late, or the server left it out; only this player can know"
    return f"hash {stated}, and its word is in the deal"
