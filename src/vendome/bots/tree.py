"""The memory of a search: what it found out about every position it met more than once.

A *node* is a question to one seat: what that seat has seen so far, as a number. Its *edges* are the moves
that were legal there in some simulation, chained together, since which moves are legal may depend on cards the
searching seat can't see. Nodes and edges lie one after the other; a table of cells, addressed by a node's number,
tells which node it is. Only so many cells are in use that few nodes share one: then they stay in the processor's
cache, and to look a question up takes half the time.
"""

from math import sqrt
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells

FEWEST: Final = 17  # there is room for a power of two of nodes …
MOST: Final = 19
NODES_EACH: Final = 4  # … so many for every simulation, so that a search hardly ever fills it
EDGES_EACH: Final = 8  # for every node
CELLS_EACH: Final = 2  # for every node at least, so that few share one
FEWEST_CELLS: Final = 64  # in use, a power of two
LAST: Final = -1  # after the last edge of a node
NOWHERE: Final = -1  # the cell of a node that is being moved
KEY_BITS: Final = 62  # of a node's number: so many that no two questions of a search ever share one
KEY_MASK: Final = (1 << KEY_BITS) - 1
MIXER: Final = 0x2545F4914F6CDD1D  # the product overflows where it is compiled, beyond the bits that are kept

NODE: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", np.int64),
                ("cell", np.int32),
                ("visits", np.int32),
                ("first", np.int32),  # of its edges
                ("number", np.int32),  # of them
            ],
            align=True,
        ),
    )
)
EDGE: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("action", np.int32),
                ("after", np.int32),  # the next edge of the node
                ("chances", np.int32),  # simulations in which the move was legal
                ("visits", np.int32),  # … and was made
                ("value", np.float32),  # the mean of what came of it, for the seat that made it
                ("prior", np.float32),
            ],
            align=True,
        ),
    )
)

Nodes = NDArray[np.record]
Edges = NDArray[np.record]


class Tree:
    """The buffers of one search. Clearing them is one step: a cell is empty unless the node it names points back."""

    def __init__(self, nodes: int, edges: int) -> None:
        self.cells: Cells = np.zeros(max(CELLS_EACH * nodes, FEWEST_CELLS), np.int32)
        self.nodes: Nodes = np.zeros(nodes, NODE)
        self.edges: Edges = np.zeros(edges, EDGE)
        self.used: Cells = np.zeros(3, np.int32)  # nodes, edges, and cells
        self.cleared = 0  # times
        self.clear()

    @classmethod
    def for_simulations(cls, sims: int) -> Self:
        """Room for a search of so many simulations and for what an earlier one of the same turn left."""
        nodes = 1 << min(max((NODES_EACH * sims).bit_length(), FEWEST), MOST)
        return cls(nodes, EDGES_EACH * nodes)

    def clear(self) -> None:
        self.used[:] = 0, 0, FEWEST_CELLS
        self.cleared += 1

    @property
    def is_roomy(self) -> bool:
        """Whether another search fits into it beside what it holds."""
        return int(self.used[0]) < len(self.nodes) // 2 and int(self.used[1]) < len(self.edges) // 2

    @property
    def nbytes(self) -> int:
        return self.cells.nbytes + self.nodes.nbytes + self.edges.nbytes


@inlined
def fold(key: int, seen: int) -> int:
    """What a seat has seen so far, as a number, and one thing more."""
    key = (key * MIXER ^ int(seen)) & KEY_MASK  # interpreted, `seen` may be a cell, too narrow for this
    return key ^ key >> 31


@inlined
def find_cell(cells: Cells, nodes: Nodes, used: Cells, key: int) -> int:
    """The cell of a node, or the empty one where it belongs."""
    mask = int(used[2]) - 1
    cell = key & mask
    while is_node(cells, nodes, used, cell) and nodes[cells[cell]].key != key:
        cell = (cell + 1) & mask
    return cell


@inlined
def is_node(cells: Cells, nodes: Nodes, used: Cells, cell: int) -> bool:
    """Whether there is a node in a cell, or only what is left of a tree that was cleared."""
    return cells[cell] < used[0] and nodes[cells[cell]].cell == cell


@compiled
def add_node(cells: Cells, nodes: Nodes, used: Cells, key: int) -> None:
    """If there is room."""
    new = used[0]
    if new == len(nodes):
        return
    if CELLS_EACH * new >= used[2]:
        take_more_cells(cells, nodes, used)
    nodes[new].key = key
    nodes[new].visits = 0
    nodes[new].first = LAST
    nodes[new].number = 0
    put_node(cells, nodes, used, new)
    used[0] += 1


@inlined
def put_node(cells: Cells, nodes: Nodes, used: Cells, node: int) -> None:
    cell = find_cell(cells, nodes, used, nodes[node].key)
    cells[cell] = node
    nodes[node].cell = cell


@compiled
def take_more_cells(cells: Cells, nodes: Nodes, used: Cells) -> None:
    """Twice as many, and every node into its new one."""
    used[2] = 2 * used[2]
    for node in range(used[0]):
        nodes[node].cell = NOWHERE
    for node in range(used[0]):
        put_node(cells, nodes, used, node)


# -- choosing -----------------------------------------------------------------------------------------


@compiled
def mark_moves(moves: Cells, count: int, marks: Cells, mark: int) -> None:
    for i in range(count):
        marks[moves[i]] = mark


@compiled
def choose_edge(nodes: Nodes, at: int, edges: Edges, moves: Cells, count: int, marks: Cells, boldness: float) -> int:
    """PUCT among the moves that are legal in this simulation; LAST if one of them has no edge yet."""
    mark_moves(moves, count, marks, 1)
    visits = 0
    total = 0.0
    found = 0
    edge = nodes[at].first
    while edge != LAST:
        if marks[edges[edge].action]:
            found += 1
            visits += edges[edge].visits
            total += edges[edge].visits * edges[edge].value
        edge = edges[edge].after
    choice = LAST
    if found == count:
        unknown = total / visits if visits > 0 else 0.5
        best = -1e9
        edge = nodes[at].first
        while edge != LAST:
            if marks[edges[edge].action]:
                edges[edge].chances += 1
                tries = edges[edge].visits
                value = edges[edge].value if tries > 0 else unknown
                score = value + boldness * edges[edge].prior * sqrt(edges[edge].chances) / (1 + tries)
                if score > best:
                    best = score
                    choice = edge
            edge = edges[edge].after
    mark_moves(moves, count, marks, 0)
    return choice


@inlined
def choose_public_edge(nodes: Nodes, at: int, edges: Edges, boldness: float) -> int:
    """PUCT where the moves of a node are always the same. Those not yet tried differ in their prior alone, so they
    are tried in its order, and only those that were, and the next, are looked at. The edges of such a node were all
    added at once and lie side by side, the first one last: no chain is waited for."""
    root = boldness * sqrt(nodes[at].visits - 1)  # the first visit found no edges
    best = -1e9
    visits = 0
    total = 0.0
    choice = LAST
    edge = nodes[at].first
    stop = edge - nodes[at].number
    while edge > stop and edges[edge].visits > 0:
        tries = edges[edge].visits
        visits += tries
        total += tries * edges[edge].value
        score = edges[edge].value + root * edges[edge].prior / (1 + tries)
        if score > best:
            best = score
            choice = edge
        edge -= 1
    unknown = total / visits if visits > 0 else 0.5
    if edge > stop and unknown + root * edges[edge].prior > best:
        choice = edge
        bring_forward(edges, edge - 1, stop)
    return choice


@compiled
def bring_forward(edges: Edges, first: int, stop: int) -> None:
    """Of the edges from here down, none of which was tried, let the one with the highest prior be the first."""
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
