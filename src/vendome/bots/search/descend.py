"""Descending the tree: from the searching seat's question to one that is new."""

from collections.abc import Callable
from typing import Any, Final

from vendome.bots.search.keys import fold, fold_events
from vendome.bots.search.private_moves import NO_ACTION
from vendome.engine.masks import lowest

DEEPEST: Final = 128  # decisions of one simulation inside the tree

# What the templates name and `searcher` provides.
apply: Callable[..., None]
draw: Callable[..., int]
happen: Callable[..., None]
progress: Callable[..., int]
select: Callable[..., int]


def descend(state: Any, work: Any, tree: Any) -> int:
    """Play by the tree until a question is new, or the horizon is reached; the decisions made."""
    all_saw = work.key
    i_saw = work.key  # with the searching seat's own choices
    work.depth = 0
    work.is_made = 0
    decisions = 0
    while state.end < 0 and progress(state) < work.stop and work.depth < DEEPEST:
        others = 0
        if state.due != 0:
            let_chance_happen(state, work)
        else:
            seat = lowest(state.asked)
            if seat == work.seat and work.only != NO_ACTION and work.is_made == 0:
                action = work.only
                work.is_made = 1
            else:
                action = select(state, seat, i_saw if seat == work.seat else all_saw, work, tree)
            if action == NO_ACTION:
                break
            others = state.asked & ~(1 << seat)
            apply(state, seat, action)
            decisions += 1
            if seat == work.seat:
                i_saw = fold(i_saw, action)
        if state.due == 0 and (others == 0 or state.asked != others):  # else others still choose in secret
            all_saw = fold_events(state, all_saw)
            i_saw = fold_events(state, i_saw)
    return decisions


def let_chance_happen(state: Any, work: Any) -> None:
    """The due chance has an outcome from the state's own generator."""
    size = draw(state, work.outcome)
    happen(state, work.outcome, size)
