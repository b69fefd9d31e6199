"""A review as data: what the page, the terminal and a file of JSON show. Chances to win are from 0 to 1.

A *decision* has the number that its move has in the game, from 0. All that is said of it is what its seat could know.
"""

from typing import Literal

from msgspec import Struct

from vendome.engine.contract import Question, Value
from vendome.luck.judge import Source

FORMAT = "vendome-review/1"

Effort = Literal["quick", "thorough"]
Thinker = Literal["search", "net-search"]
Verdict = Literal["best", "good", "slip", "mistake", "blunder"]


class JudgedMove(Struct, frozen=True):
    """A move that the seat had."""

    move: str
    value: float  # the seat's chance to win after it
    error: float | None  # half of the 95% interval of that; None for a move that was not looked at by itself
    share: float  # of the thought that went to it


class JudgedDecision(Struct, frozen=True):
    """A decision between at least two moves."""

    number: int
    seat: int
    played: JudgedMove
    best: JudgedMove  # what the judge would have played
    others: list[JudgedMove]  # the next ones in the judge's eyes, without the two
    cost: float  # how much better the best is than the played one
    error: float  # half of the 95% interval of that
    margin: float  # how much better the best is than the next one that was looked at
    verdict: Verdict
    remark: Question | None = None  # why, in a sentence


class Moment(Struct, frozen=True):
    """The game after a decision and the chance that followed it; all lists are by seat. In a secret choice nothing
    changes until all have answered: the last answer has the change of all."""

    number: int  # of the decision
    seat: int
    move: str
    chances: list[float]  # to win, with full knowledge
    decision: list[float]  # what the decision changed …
    luck: list[float]  # … and what chance changed


class TurningPoint(Struct, frozen=True):
    """A moment that changed much."""

    number: int  # of the decision
    seat: int  # whose chance changed most
    change: float
    by: Literal["luck", "decision"]  # what changed it more


class SeatReview(Struct, frozen=True):
    """What a seat's share of the win came from. `start + deal + draws + secrets + decisions + rivals` is `share`."""

    seat: int
    share: float  # of the win
    start: float  # its chance before the deal
    deal: float  # luck: what the deal gave
    draws: float  # luck: what chance did later
    secrets: float  # luck: what others hid made its moves better, or worse, than it could know
    decisions: float  # how much better its moves were than its usual ones, as far as it could know
    rivals: float  # what the decisions of others changed; and its own, had they been the usual ones
    accuracy: float | None  # from 0 to 100; None if it had no choice at all
    choices: int  # decisions between at least two moves
    cost: float  # of all its decisions together
    best_moves: list[int]  # the numbers of its best decisions, the best first
    costly_moves: list[int]  # … and of the most costly ones, the worst first

    @property
    def luck(self) -> float:
        return self.deal + self.draws + self.secrets


class Judges(Struct, frozen=True):
    """Who judged: `chances` and luck with full knowledge, decisions with the seat's."""

    chances: Source
    decisions: Thinker
    simulations: int  # for each decision


class Review(Struct, frozen=True):
    format: str
    game: str
    rules: int
    options: dict[str, Value]
    names: list[str]
    effort: Effort
    judges: Judges
    start: list[float]  # everyone's chance before the deal
    deal: list[float]  # what the deal changed
    moments: list[Moment]  # one for each decision of the game
    decisions: list[JudgedDecision]  # those that were a choice
    turning_points: list[TurningPoint]  # the greatest first
    seats: list[SeatReview]
