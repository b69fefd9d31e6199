"""The file behind a report's `--resume`: a line for every finished piece of work."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from vendome.engine.contract import Value
from vendome.engine.errors import BadOption
from vendome.lab.report.pieces import GAMES_A_DEAL, Outcome, Piece, Watched
from vendome.lab.report.plan import Plan
from vendome.lab.report.variants import choices_of
from vendome.lab.work_log import WorkLog

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


class ReportLog(WorkLog[str, Outcome]):
    """A report's file."""

    article: ClassVar[str] = "a"
    owner: ClassVar[str] = "report"
    piece: ClassVar[str] = "piece of a report"
    form: ClassVar[Any] = Outcome

    def __init__(self, path: Path, plan: Plan, pieces: Collection[Piece]) -> None:
        super().__init__(path, Header.of(plan))
        self.pieces = {piece.key: piece for piece in pieces}

    def key(self, entry: Outcome) -> str:
        return entry.key

    def check(self, entry: Outcome, where: str) -> None:
        if not fits(entry, self.pieces):
            raise BadOption(f"{where}: not a piece of this report")


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
