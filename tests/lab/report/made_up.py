"""Plans and outcomes for the tests of the report."""

from collections.abc import Iterable
from typing import Any

from lab.report.toss import GAME
from vendome.engine.play import Setup
from vendome.lab.report.pieces import Outcome, Piece, WatchedGame, perform
from vendome.lab.report.plan import Budget, Plan
from vendome.lab.report.question import Question
from vendome.lab.report.sample import Sample

SMALL = Budget(
    "small", "random", deals=6, looks=4, ladder=("random", "greedy"), steps=4, knowledge=4, prices=3, priced=4, crowd=4,
    crowd_skill=4,
)  # fmt: skip


def toss(decides: str = "skill", players: int = 2) -> Setup:
    return Setup.of(GAME, players, {"decides": decides})


def sample_of(plan: Plan, question: Question, variant: int = 0) -> Sample:
    """What the work of one question gives."""
    return Sample(plan, variant, {outcome.key: outcome for outcome in performed(plan, question.work(plan))})


def performed(plan: Plan, pieces: Iterable[Piece]) -> list[Outcome]:
    return [perform(plan.job(piece)) for piece in pieces]


def game_of(winners: list[int], **known: Any) -> WatchedGame:
    """A watched game of which only this is of interest."""
    blank: dict[str, Any] = {
        "decisions": 10, "choices": 8, "progress": 2, "decided": 0.5, "changes": 1, "drama": 0.1, "chances": [0.5] * 21,
        "looks": [],
    }  # fmt: skip
    return WatchedGame(winners=winners, **blank | known)
