"""The file behind `--resume`: a header that says which report it is, then a line for every finished piece of work.

A line is appended and flushed when its piece is finished. Whatever ended the program, at most the last line is cut off,
and the next run drops it.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import msgspec

from vendome.engine.contract import Value
from vendome.engine.errors import BadOption
from vendome.lab.arena.log import shown
from vendome.lab.report.pieces import GAMES_A_DEAL, Outcome, Piece, Watched
from vendome.lab.report.plan import Plan
from vendome.lab.report.variants import choices_of

FORMAT = "vendome-report/1"


class Header(msgspec.Struct, frozen=True):
    format: str
    game: str
    rules: int
    players: int
    options: dict[str, Value]  # the tweaks are in the game's id
    against: dict[str, Value] | None  # tweaks and options
    budget: str
    seed: int

    @classmethod
    def of(cls, plan: Plan) -> Header:
        setup, other = plan.setup, plan.other
        return cls(
            FORMAT, setup.game.id, setup.game.version, setup.players, dict(setup.options),
            choices_of(other) if other else None, plan.budget.name, plan.seed,
        )  # fmt: skip

    def encode(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"


class ReportLog:
    """A report's file, open for more outcomes; `known` are those it has."""

    def __init__(self, path: Path, plan: Plan, pieces: Collection[Piece]) -> None:
        self.path, self.plan = path, plan
        self.pieces = {piece.key: piece for piece in pieces}
        self.known: dict[str, Outcome] = {}
        self.file: BinaryIO | None = None

    def __enter__(self) -> ReportLog:
        whole, size = self.read()
        self.file = self.path.open("ab")
        if whole < size:
            self.file.truncate(whole)
        if whole == 0:
            self.append(Header.of(self.plan).encode())
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.file:
            self.file.close()

    def add(self, outcome: Outcome) -> None:
        self.append(msgspec.json.encode(outcome) + b"\n")

    def append(self, line: bytes) -> None:
        assert self.file is not None
        self.file.write(line)
        self.file.flush()

    def read(self) -> tuple[int, int]:
        """Take in what the file has; how many bytes of it are whole lines, and how many there are."""
        data = self.path.read_bytes() if self.path.exists() else b""
        whole = data.rfind(b"\n") + 1
        if whole == 0:
            if not Header.of(self.plan).encode().startswith(data):
                raise BadOption(f"{self.path} is not the file of a report")
            return 0, len(data)
        header, *lines = data[: whole - 1].split(b"\n")
        self.check_header(header)
        for number, line in enumerate(lines, start=2):
            outcome = self.parse(line, number)
            self.known[outcome.key] = outcome
        return whole, len(data)

    def check_header(self, line: bytes) -> None:
        try:
            stated = msgspec.to_builtins(msgspec.json.decode(line, type=Header))
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise BadOption(f"{self.path} is not the file of a report") from None
        wanted: dict[str, Any] = msgspec.to_builtins(Header.of(self.plan))
        for name, value in wanted.items():
            if stated[name] != value:
                its, ours = shown(stated[name]), shown(value)
                raise BadOption(f"{self.path} is of another report: its {name} is {its}, not {ours}")

    def parse(self, line: bytes, number: int) -> Outcome:
        """An outcome that this report can have; or where the file is wrong."""
        try:
            outcome: Outcome = msgspec.json.decode(line, type=Outcome)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadOption(f"{self.path}, line {number}: not a piece of a report ({error})") from None
        if not fits(outcome, self.pieces):
            raise BadOption(f"{self.path}, line {number}: not a piece of this report")
        return outcome


def fits(outcome: Outcome, pieces: dict[str, Piece]) -> bool:
    """Whether the numbers of an outcome can be meant."""
    piece = pieces.get(outcome.key)
    if piece is None or (piece.measured is None) != isinstance(outcome, Watched):
        return False
    if isinstance(outcome, Watched):
        seats = set(range(piece.players))
        return len(outcome.games) == GAMES_A_DEAL and all(
            set() < set(game.winners) <= seats and game.decisions > 0 for game in outcome.games
        )
    return len(outcome.shares) == piece.players and all(0 <= share <= 1 for share in outcome.shares)
