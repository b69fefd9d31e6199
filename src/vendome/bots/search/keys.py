"""What a seat has seen, as a number: the name of its node in the tree."""

from typing import Any, Final

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import BaseState, Cells
from vendome.engine.mind import States

KEY_BITS: Final = 62  # so many that no two questions of a search ever share a key
KEY_MASK: Final = (1 << KEY_BITS) - 1
MIXER: Final = 0x2545F4914F6CDD1D  # compiled, the product overflows, beyond the bits that are kept

NOTHING_SEEN: Final = 1


@inlined
def fold(key: int, seen: int) -> int:
    """The key of a seat that has seen one thing more."""
    key = (int(key) * MIXER ^ int(seen)) & KEY_MASK  # interpreted, a cell is too narrow for this
    return key ^ key >> 31


@inlined
def fold_events(state: BaseState, key: int) -> int:
    """The key of a seat that has seen what happened since the last decision."""
    key = fold(key, state.event_count)
    for i in range(state.event_count):
        key = fold(key, state.events[i])
    return key


@compiled
def key_after(history: States, own: Cells, start: int, key: int) -> int:
    """The key of the searching seat, carried on from the position number `start` of its history. `own` has its own
    actions, which may have been secret."""
    for i in range(start, len(history)):
        if i > 0 and own[i - 1] >= 0:
            key = fold(key, own[i - 1])
        key = fold_events(history[i], key)
    return key


def node_key(state: Any, seat: int, seen: int, work: Any) -> int:
    """The key of a seat's question. Another seat's node is one for each of its types."""
    return fold(seen if seat == work.seat else fold(seen, hidden_type(state, seat)), seat + 1)


hidden_type: Any  # the mind's, when `node_key` is bound
