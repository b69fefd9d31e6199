"""Expanding a node: an edge for every move, with its prior."""

from typing import Any

from vendome.bots.search.softmax import WORST
from vendome.bots.search.tree import NO_EDGE, Tree, add_edge
from vendome.engine.compiler.decorators import inlined
from vendome.engine.mind import Workspace

score_edges: Any  # the mind's or a net's, when `expand` is bound


def expand(state: Any, seat: int, at: int, work: Any, tree: Any) -> None:
    """Give a node an edge for each legal move that has none. The prior is the softmax of the scores."""
    score_edges(state, seat, work, tree)
    count = work.count
    best = work.scores[0]
    for i in range(1, count):
        best = max(best, work.scores[i])
    mark_legal(work, 1)
    edge = tree.nodes[at].first
    while edge != NO_EDGE:
        work.is_legal[tree.edges[edge].action] = 0  # it has one
        edge = tree.edges[edge].after
    total = 0.0
    first = tree.used[0].edges
    for i in range(count):
        weight = work.weight[min(best - work.scores[i], WORST)]
        total += weight
        if work.is_legal[work.moves[i]]:
            add_edge(tree, at, work.moves[i], weight)
    for new in range(first, tree.used[0].edges):
        tree.edges[new].prior /= total
    mark_legal(work, 0)


@inlined
def mark_legal(work: Workspace, mark: int) -> None:
    """Mark the legal moves, or unmark them."""
    for i in range(work.count):
        work.is_legal[work.moves[i]] = mark


@inlined
def take_edge(work: Workspace, tree: Tree, edge: int, seat: int) -> int:
    """Note for `back_up` that the seat took this edge; its action."""
    work.path[2 * work.depth] = edge
    work.path[2 * work.depth + 1] = seat
    work.depth += 1
    action: int = tree.edges[edge].action
    return action
