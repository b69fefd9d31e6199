"""Selection where all know the moves of whoever is asked: a node has the same ones in every simulation.

So they are listed once, when the node is expanded, and their edges lie side by side: no chain is waited for. Moves that
were not tried yet differ in their prior alone, so they are tried in its order, and a choice looks only at those that
were, and at the next.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any

from vendome.bots.search.expand import take_edge
from vendome.bots.search.tree import NO_EDGE, NO_NODE, Tree, add_node, find_node, has_room_for
from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.mind import Workspace

NO_ACTION = -1

# What the templates name and `searcher` provides.
legal: Callable[..., int]
expand: Callable[..., None]
node_key: Callable[..., int]


def select(state: Any, seat: int, seen: int, work: Any, tree: Any) -> int:
    """The action that the tree chooses for the asked seat, which has `seen` so much; NO_ACTION if the question is new,
    or the tree full."""
    key = node_key(state, seat, seen, work)
    at = find_node(tree, key)
    if at == NO_NODE:
        add_node(tree, key)
        return NO_ACTION
    node = tree.nodes[at]
    node.visits += 1
    if node.first == NO_EDGE:
        work.count = legal(state, seat, work.moves)
        if not has_room_for(tree, work.count):
            return NO_ACTION
        expand(state, seat, at, work, tree)
        bring_forward(tree, node.first, node.first - node.edges)
    return take_edge(work, tree, best_edge(work, tree, at), seat)


@inlined
def best_edge(work: Workspace, tree: Tree, at: int) -> int:
    """PUCT. The edges of a node lie side by side, the first one last; those that were tried come first."""
    node = tree.nodes[at]
    root = work.c_puct * sqrt(node.visits - 1)  # the first visit found no edges
    best = -1e9
    visits = 0
    total = 0.0
    choice = NO_EDGE
    edge = node.first
    stop = edge - node.edges
    while edge > stop and tree.edges[edge].visits > 0:
        tries = tree.edges[edge].visits
        visits += tries
        total += tries * tree.edges[edge].value
        score = tree.edges[edge].value + root * tree.edges[edge].prior / (1 + tries)
        if score > best:
            best = score
            choice = edge
        edge -= 1
    unvisited = total / visits if visits > 0 else 0.5
    if edge > stop and unvisited + root * tree.edges[edge].prior > best:
        choice = edge
        bring_forward(tree, edge - 1, stop)
    return choice


@compiled
def bring_forward(tree: Tree, first: int, stop: int) -> None:
    """Of the edges from here down, none of which was tried, let the one with the highest prior be the first."""
    edges = tree.edges
    best = first
    for edge in range(first, stop, -1):
        is_better = edges[edge].prior > edges[best].prior
        is_equal = edges[edge].prior == edges[best].prior
        if is_better or (is_equal and edges[edge].action > edges[best].action):
            best = edge
    if best != first:
        action, prior = edges[first].action, edges[first].prior
        edges[first].action, edges[first].prior = edges[best].action, edges[best].prior
        edges[best].action, edges[best].prior = action, prior
