"""The memory of a search: what it found out about every question it met more than once.

A *node* is a question to one seat, named by its key (`keys`). Its *edges* are the moves that were legal there in some
simulation. Nodes and edges lie one after the other; a hash table of cells, addressed by a node's key, tells which node
it is. Only so many cells are in use that few nodes share one: then they stay in the processor's cache, and to look a
question up takes half the time.
"""

from typing import Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, struct

FEWEST: Final = 17  # there is room for a power of two of nodes …
MOST: Final = 19
NODES_EACH: Final = 4  # … so many for every simulation, so that a search hardly ever fills it
EDGES_EACH: Final = 8  # for every node
CELLS_EACH: Final = 2  # for every node at least, so that few share one
FEWEST_CELLS: Final = 64  # in use, a power of two
NO_EDGE: Final = -1  # after the last edge of a node
NO_NODE: Final = -1
NO_CELL: Final = -1  # of a node that is being moved

NODE: Final = struct(
    [
        ("key", np.int64, ()),
        ("cell", np.int32, ()),  # that tells of it
        ("visits", np.int32, ()),
        ("first", np.int32, ()),  # of its edges
        ("edges", np.int32, ()),  # how many it has
    ]
)
EDGE: Final = struct(
    [
        ("action", np.int32, ()),
        ("after", np.int32, ()),  # the next edge of the node
        ("chances", np.int32, ()),  # simulations in which the move was legal
        ("visits", np.int32, ()),  # … and was made
        ("value", np.float32, ()),  # the mean of what came of it, for the seat that made it
        ("prior", np.float32, ()),
    ]
)
USED: Final = struct([("nodes", np.int32, ()), ("edges", np.int32, ()), ("cells", np.int32, ())])

Structs = NDArray[np.record]


class Edge(NamedTuple):
    """An EDGE as Python's own numbers."""

    action: int
    after: int
    chances: int
    visits: int
    value: float
    prior: float


class Tree(NamedTuple):
    """A tree's arrays, as compiled code takes them."""

    cells: Cells  # the number of a node, or what is left of a tree that was cleared
    nodes: Structs
    edges: Structs
    used: Structs  # one USED: how many of each there are

    @classmethod
    def with_room(cls, nodes: int, edges: int) -> Self:
        tree = cls(
            np.zeros(max(CELLS_EACH * nodes, FEWEST_CELLS), np.int32),
            np.zeros(nodes, NODE),
            np.zeros(edges, EDGE),
            np.zeros(1, USED),
        )
        tree.clear()
        return tree

    @classmethod
    def for_simulations(cls, sims: int) -> Self:
        """Room for a search of so many simulations and for what an earlier one of the same turn left."""
        nodes = 1 << min(max((NODES_EACH * sims).bit_length(), FEWEST), MOST)
        return cls.with_room(nodes, EDGES_EACH * nodes)

    def clear(self) -> None:
        """Forget all, in one step: a cell is empty unless the node it names points back."""
        self.used[0] = (0, 0, FEWEST_CELLS)

    @property
    def is_roomy(self) -> bool:
        """Whether another search fits into it beside what it holds."""
        nodes, edges, _ = self.used[0].item()
        return nodes < len(self.nodes) // 2 and edges < len(self.edges) // 2

    @property
    def nbytes(self) -> int:
        return sum(array.nbytes for array in self)


def edges_of(tree: Tree, at: int) -> list[Edge]:
    """The edges of a node, the newest first. (One `item` is quicker than an attribute of a NumPy struct.)"""
    found = []
    edge = int(tree.nodes[at]["first"])
    while edge != NO_EDGE:
        found.append(Edge(*tree.edges[edge].item()))
        edge = found[-1].after
    return found


@inlined
def find_node(tree: Tree, key: int) -> int:
    """The node of this key, or NO_NODE."""
    cell = find_cell(tree, key)
    return tree.cells[cell] if is_filled(tree, cell) else NO_NODE


@inlined
def find_cell(tree: Tree, key: int) -> int:
    """The cell of a node, or the empty one where it belongs."""
    mask = int(tree.used[0].cells) - 1
    cell = key & mask
    while is_filled(tree, cell) and tree.nodes[tree.cells[cell]].key != key:
        cell = (cell + 1) & mask
    return cell


@inlined
def is_filled(tree: Tree, cell: int) -> bool:
    """Whether there is a node in a cell, or only what is left of a tree that was cleared."""
    return tree.cells[cell] < tree.used[0].nodes and tree.nodes[tree.cells[cell]].cell == cell


@compiled
def add_node(tree: Tree, key: int) -> None:
    """A node without edges, if there is room."""
    used = tree.used[0]
    new = used.nodes
    if new == len(tree.nodes):
        return
    if CELLS_EACH * new >= used.cells:
        take_more_cells(tree)
    node = tree.nodes[new]
    node.key = key
    node.visits = 0
    node.first = NO_EDGE
    node.edges = 0
    put_node(tree, new)
    used.nodes += 1


@inlined
def put_node(tree: Tree, at: int) -> None:
    cell = find_cell(tree, tree.nodes[at].key)
    tree.cells[cell] = at
    tree.nodes[at].cell = cell


@compiled
def take_more_cells(tree: Tree) -> None:
    """Twice as many, and every node into its new one."""
    used = tree.used[0]
    used.cells = 2 * used.cells
    for at in range(used.nodes):
        tree.nodes[at].cell = NO_CELL
    for at in range(used.nodes):
        put_node(tree, at)


@inlined
def add_edge(tree: Tree, at: int, action: int, prior: float) -> None:
    """A new edge becomes the first of its node."""
    used, node = tree.used[0], tree.nodes[at]
    new = used.edges
    edge = tree.edges[new]
    edge.action = action
    edge.after = node.first
    edge.chances = 0
    edge.visits = 0
    edge.value = 0
    edge.prior = prior
    node.first = new
    node.edges += 1
    used.edges += 1


@inlined
def has_room_for(tree: Tree, edges: int) -> bool:
    return tree.used[0].edges + edges <= len(tree.edges)
