"""Selection where a seat's moves depend on cards that the searching seat can't see.

A node then has other legal moves in every simulation: its edges are chained, and the choice is among those that are
legal in this one, counting for each move how often it was (Cowling, Powley and Whitehouse 2012).
"""

from collections.abc import Callable
from math import sqrt
from typing import Any

from vendome.bots.search.expand import mark_legal, take_edge
from vendome.bots.search.softmax import draw_by_score
from vendome.bots.search.tree import NO_EDGE, NO_NODE, Tree, add_node, find_node, has_room_for
from vendome.engine.compiler.decorators import compiled
from vendome.engine.mind import Workspace

NO_ACTION = -1

# What the templates name and `searcher` provides.
legal: Callable[..., int]
score_rival: Callable[..., None]
expand: Callable[..., None]
node_key: Callable[..., int]
SEARCHES_RIVALS: bool


def select(state: Any, seat: int, seen: int, work: Any, tree: Any) -> int:
    """The action that the tree chooses for the asked seat, which has `seen` so much; NO_ACTION if the question is new,
    or the tree full."""
    work.count = legal(state, seat, work.moves)
    if work.count == 1:
        return work.moves[0]
    if seat != work.seat and not SEARCHES_RIVALS:
        score_rival(state, seat, work, tree)
        return draw_by_score(work)
    key = node_key(state, seat, seen, work)
    at = find_node(tree, key)
    if at == NO_NODE:
        add_node(tree, key)
        return NO_ACTION
    tree.nodes[at].visits += 1
    edge = best_edge(work, tree, at)
    if edge == NO_EDGE and has_room_for(tree, work.count):
        expand(state, seat, at, work, tree)
        edge = best_edge(work, tree, at)
    return take_edge(work, tree, edge, seat) if edge != NO_EDGE else NO_ACTION


@compiled
def best_edge(work: Workspace, tree: Tree, at: int) -> int:
    """PUCT among the moves that are legal in this simulation; NO_EDGE if one of them has no edge yet."""
    mark_legal(work, 1)
    visits = 0
    total = 0.0
    found = 0
    edge = tree.nodes[at].first
    while edge != NO_EDGE:
        if work.is_legal[tree.edges[edge].action]:
            found += 1
            visits += tree.edges[edge].visits
            total += tree.edges[edge].visits * tree.edges[edge].value
        edge = tree.edges[edge].after
    choice = NO_EDGE
    if found == work.count:
        unvisited = total / visits if visits > 0 else 0.5
        best = -1e9
        edge = tree.nodes[at].first
        while edge != NO_EDGE:
            if work.is_legal[tree.edges[edge].action]:
                tree.edges[edge].chances += 1
                tries = tree.edges[edge].visits
                value = tree.edges[edge].value if tries > 0 else unvisited
                explore = work.c_puct * tree.edges[edge].prior * sqrt(tree.edges[edge].chances)
                if value + explore / (1 + tries) > best:
                    best = value + explore / (1 + tries)
                    choice = edge
            edge = tree.edges[edge].after
    mark_legal(work, 0)
    return choice
