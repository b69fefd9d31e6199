"""How the counts of an observation become numbers: by look-up, so that they are the same bits on every device."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vendome.engine.errors import UnknownName
from vendome.engine.observation import FORMS, MOST, Counts

BITS = {1: np.uint8, 2: np.uint16, 4: np.uint32}  # by the size of a number


class Form(NamedTuple):
    """The numbers of an observation as a look-up table."""

    kind: type[np.generic]
    scale_of: Counts  # by index: the row of `numbers`
    numbers: NDArray[Any]  # by scale and count, as bits: compiled code has no half precision on a processor


def form_of(name: str, scales: NDArray[np.float32]) -> Form:
    if name not in FORMS:
        raise UnknownName("form of an observation", name, list(FORMS))
    kind = FORMS[name]
    different, scale_of = np.unique(scales, return_inverse=True)
    counts = np.arange(MOST + 1, dtype=np.float32)
    numbers = np.tile(counts, (len(different), 1)) if name == "uint8" else counts / different[:, None]
    return Form(kind, scale_of.astype(np.uint8), as_bits(numbers.astype(kind)))


def as_bits(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory as unsigned integers."""
    return array.view(BITS[array.dtype.itemsize])
