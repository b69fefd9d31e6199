"""Rolling out: from where the tree ends to the horizon, by the scores of the mind."""

from collections.abc import Callable
from typing import Any

from vendome.bots.search.softmax import draw_by_score
from vendome.engine.masks import lowest

# What the templates name and `searcher` provides.
legal: Callable[..., int]
apply: Callable[..., None]
score: Callable[..., None]
progress: Callable[..., int]
let_chance_happen: Callable[..., None]


def roll_out(state: Any, work: Any) -> int:
    """Play by score, softened, to the horizon; the decisions made."""
    decisions = 0
    work.noted = 0
    while state.end < 0 and progress(state) < work.stop:
        if state.due != 0:
            let_chance_happen(state, work)
            work.noted = 0
            continue
        seat = lowest(state.asked)
        candidates(state, seat, work)
        action = draw_by_score(work) if work.count > 1 else work.moves[0]
        apply(state, seat, action)
        decisions += 1
    return decisions


def candidates(state: Any, seat: int, work: Any) -> None:
    """All legal moves and their scores, unless the mind knows which come into question."""
    work.count = legal(state, seat, work.moves)
    if work.count > 1:
        score(state, seat, work)
