"""Small sets as bit masks: of seats, colours, places, cards. None has more than eight members."""

from typing import Final

import numpy as np

from vendome.engine.compiler.decorators import inlined

SIZE: Final = 8  # members at most
COUNT: Final = np.array([mask.bit_count() for mask in range(1 << SIZE)], np.int32)
MEMBERS: Final = [[member for member in range(SIZE) if mask >> member & 1] for mask in range(1 << SIZE)]
LOWEST: Final = np.array([0, *((mask & -mask).bit_length() - 1 for mask in range(1, 1 << SIZE))], np.int32)


@inlined
def has(mask: int, member: int) -> int:
    """1 if the member is in the set, else 0."""
    return mask >> member & 1


@inlined
def count(mask: int) -> int:
    """How many members the set has."""
    members: int = COUNT[mask]
    return members


@inlined
def lowest(mask: int) -> int:
    """The lowest member; 0 of an empty set."""
    member: int = LOWEST[mask]
    return member


@inlined
def without_lowest(mask: int) -> int:
    """The set without its lowest member."""
    return mask & mask - 1


@inlined
def nth(mask: int, n: int) -> int:
    """The nth member, from 0. A loop of fixed length, since a branch that can't be predicted costs more."""
    member = 0
    for i in range(SIZE):
        is_in = mask >> i & 1
        member += i * (is_in & (n == 0))
        n -= is_in
    return member


def members(mask: int) -> list[int]:
    """All members, ascending. For plain Python."""
    return MEMBERS[mask & (1 << SIZE) - 1].copy()
