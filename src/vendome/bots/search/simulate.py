"""One simulation, in five steps; and many of them."""

from collections.abc import Callable
from typing import Any, Final

from vendome.bots.search.tree import Tree
from vendome.engine.compiler.decorators import inlined
from vendome.engine.mind import States, Workspace

# The two states of a search.
KNOWN: Final = 0  # the position as the seat knows it
IMAGINED: Final = 1  # … filled, and played on in a simulation

# What the templates name and `searcher` provides.
progress: Callable[..., int]
determinize: Callable[..., None]
descend: Callable[..., int]
play_on: Callable[..., int]
judge: Callable[..., None]


def simulate(states: Any, work: Any, tree: Any) -> int:
    """One simulation; the decisions made in it."""
    states[IMAGINED] = states[KNOWN]
    state = states[IMAGINED]
    determinize(state, work)
    work.stop = progress(state) + work.horizon
    decisions = descend(state, work, tree)
    decisions += play_on(state, work, tree)
    judge(state, work, tree)
    back_up(work, tree)
    if work.is_made:
        note_value(work)
    return decisions


@inlined
def back_up(work: Workspace, tree: Tree) -> None:
    """Every edge that was taken learns what came of it for the seat that took it."""
    for i in range(work.depth):
        edge = tree.edges[work.path[2 * i]]
        edge.visits += 1
        edge.value += (work.values[work.path[2 * i + 1]] - edge.value) / edge.visits


@inlined
def note_value(work: Workspace) -> None:
    """Of the one move that is looked at."""
    value = work.values[work.seat]
    work.looks += 1
    work.total += value
    work.squares += value * value


def simulate_many(states: States, works: Any, tree: Tree, sims: int) -> int:
    """So many simulations; the decisions made in them."""
    decisions = 0
    for _ in range(sims):
        decisions += simulate(states, works[0], tree)
    return decisions
