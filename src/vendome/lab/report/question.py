"""What a question is: the work it needs, and how its answer is found and said."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from vendome.lab.report.estimate import Estimate
from vendome.lab.report.pieces import Piece
from vendome.lab.report.plan import Plan
from vendome.lab.report.sample import Sample
from vendome.lab.report.units import Unit


@dataclass(frozen=True)
class Answer:
    """To one question, of one variant."""

    sentence: str
    about: str  # what the number is, in a few words
    number: Estimate
    unit: Unit
    plots: list[str] = field(default_factory=list)
    figures: dict[str, Any] = field(default_factory=dict)  # what JSON has besides
    tables: list[tuple[tuple[str, ...], list[tuple[str, ...]]]] = field(default_factory=list)  # a head and its rows


class Question(Protocol):
    key: str  # of JSON
    title: str  # it asks
    method: str  # how the number is found
    caution: str  # when not to trust it

    def work(self, plan: Plan) -> Iterable[Piece]:
        """What must be played for it, in all variants."""

    def answer(self, sample: Sample, asked: Sample) -> Answer:
        """`asked` is the sample of the game as asked for. What is picked out there, a seat or a kind of moves, is
        looked at in the other variant as well. TooFew if there is nothing to say."""
