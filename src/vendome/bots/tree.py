"""The memory of a search: what it found out about every position it met more than once.

A *node* is a question to one seat: what that seat has seen so far, as a number. Its *edges* are the moves
that were legal there in some simulation, chained together, since which moves are legal depends on cards the
searching seat can't see. Nodes lie in a table addressed by their number, edges one after the other.
"""

from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiled import inlined

FEWEST: Final = 18  # the table has a power of two of cells, of which at most half are used …
MOST: Final = 20
CELLS_EACH: Final = 8  # … so many for every simulation, so that a search hardly ever fills it
EDGES_EACH: Final = 4  # for every cell
LAST: Final = -1  # after the last edge of a node
KEY_BITS: Final = 62  # of a node's number: so many that no two questions of a search ever share one
KEY_MASK: Final = (1 << KEY_BITS) - 1
MIXER: Final = 0x2545F4914F6CDD1D  # the product overflows where it is compiled, beyond the bits that are kept

NODE: Final = np.dtype(
    (np.record, np.dtype([("key", np.int64), ("era", np.int32), ("visits", np.int32), ("first", np.int32)], align=True))
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
    """The buffers of one search. Clearing them is one step: a node of an earlier era counts as empty."""

    def __init__(self, nodes: int, edges: int) -> None:
        self.nodes: Nodes = np.zeros(nodes, NODE)
        self.edges: Edges = np.zeros(edges, EDGE)
        self.used = np.zeros(3, np.int32)  # nodes, edges, and the era
        self.clear()

    @classmethod
    def for_simulations(cls, sims: int) -> Self:
        """Room for a search of so many simulations and for what an earlier one of the same turn left."""
        cells = 1 << min(max((CELLS_EACH * sims).bit_length(), FEWEST), MOST)
        return cls(cells, EDGES_EACH * cells)

    def clear(self) -> None:
        self.used[0] = self.used[1] = 0
        self.used[2] += 1

    @property
    def is_roomy(self) -> bool:
        """Whether another search fits into it beside what it holds."""
        return int(self.used[0]) < len(self.nodes) // 4 and int(self.used[1]) < len(self.edges) // 2


@inlined
def fold(key: int, seen: int) -> int:
    """What a seat has seen so far, as a number, and one thing more."""
    key = (key * MIXER ^ int(seen)) & KEY_MASK  # interpreted, `seen` may be a cell, too narrow for this
    return key ^ key >> 31


@inlined
def find_node(nodes: Nodes, used: NDArray[np.int32], key: int) -> int:
    """Where a node is, or the empty cell where it belongs; -1 if it is not there and there is no room for it."""
    mask = len(nodes) - 1
    at = key & mask
    while nodes[at].era == used[2]:
        if nodes[at].key == key:
            return at
        at = (at + 1) & mask
    return at if 2 * used[0] < len(nodes) else -1
