"""Where a search asks what to think of moves and positions: here it asks the mind that was written by hand.

`bots.net.mind` asks a net at the same places. The steps hand on the `tree` to them, since a net travels with it.
"""

from collections.abc import Callable
from typing import Any

# What the templates name and `searcher` provides.
score: Callable[..., None]
evaluate: Callable[..., None]
roll_out: Callable[..., int]


def score_edges(state: Any, seat: int, work: Any, tree: Any) -> None:  # noqa: ARG001 (see above, and below)
    """For the prior of a node that is expanded."""
    score(state, seat, work)


def score_rival(state: Any, seat: int, work: Any, tree: Any) -> None:  # noqa: ARG001
    """For the draw of a seat that has no statistics in the tree."""
    score(state, seat, work)


def play_on(state: Any, work: Any, tree: Any) -> int:  # noqa: ARG001
    """From where the tree ends to a position that can be judged; the decisions made."""
    return roll_out(state, work)


def judge(state: Any, work: Any, tree: Any) -> None:  # noqa: ARG001
    """Every seat's chance to win into `work.values`."""
    evaluate(state, work)


SCORING: list[Any] = [score_edges, score_rival]
JUDGING: list[Any] = [play_on, judge]
