"""How the counts of an observation become numbers: the same bits on every device, since scales are powers of two."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import entry
from vendome.engine.errors import UnknownName
from vendome.engine.observation import FORMS, Counts

BITS = {1: np.uint8, 2: np.uint16, 4: np.uint32}  # by the size of a number

# What the bits of a `float32` have more than those of a `float16`.
FRACTION = np.uint32(23 - 10)
EXPONENT = np.uint32((127 - 15) << 10)


def form_of(name: str) -> type[np.generic]:
    """The type of the numbers."""
    if name not in FORMS:
        raise UnknownName("form of an observation", name, list(FORMS))
    return FORMS[name]


def as_bits(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory as unsigned integers: compiled code knows no half precision."""
    return array.view(BITS[array.dtype.itemsize])


@entry
def write_singles(counts: Counts, factors: NDArray[np.float32], out: NDArray[np.float32]) -> None:
    """Rows of counts as `float32`."""
    for i in range(len(counts)):
        for k in range(len(factors)):
            out[i, k] = np.float32(counts[i, k]) * factors[k]


@entry
def write_halves(
    counts: Counts, factors: NDArray[np.float32], out: NDArray[np.uint16], row: NDArray[np.float32]
) -> None:
    """Rows of counts as the bits of `float16`, with a `row` of `float32` on the way: the same numbers with a smaller
    exponent and a shorter fraction."""
    bits = row.view(np.uint32)
    for i in range(len(counts)):
        for k in range(len(factors)):
            row[k] = np.float32(counts[i, k]) * factors[k]
        for k in range(len(factors)):
            if bits[k] != 0:
                out[i, k] = (bits[k] >> FRACTION) - EXPONENT
            else:
                out[i, k] = 0
