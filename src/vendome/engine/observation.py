"""Observations: what a seat knows as a tensor, and what each number of it means.

The rules write *counts*, whole numbers from 0 to 255. A learner gets them as they are (`uint8`), or as *numbers*: each
count divided by the scale of its field (`float32` and `float16`). Scales are powers of two, so that nothing is ever
rounded: there is one meaning, and the three forms are the same numbers wherever they were made.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Counts = NDArray[np.uint8]  # an observation, or a part of one, as the rules write it
MOST: Final = 255  # the highest count

FORMS: Final[dict[str, type[np.generic]]] = {"float32": np.float32, "float16": np.float16, "uint8": np.uint8}


class Field(NamedTuple):
    """A named part of an observation: so many numbers, from `start` on, each a count divided by `scale`.

    A part that every seat has is a row of each seat's block, so its rows need not lie side by side: `strides` says how
    many numbers further the next one of each dimension is.
    """

    name: str
    help: str
    start: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    scale: float = 1.0

    @property
    def indices(self) -> NDArray[np.int64]:
        """Where in the observation its numbers are, in its shape."""
        steps = [np.arange(size) * stride for size, stride in zip(self.shape, self.strides, strict=True)]
        return self.start + sum(np.ix_(*steps), np.zeros(self.shape, np.int64))

    def of(self, observation: NDArray[Any]) -> NDArray[Any]:
        """Its numbers, as they stand in an observation, or in each of many."""
        return observation[..., self.indices]


class Block:
    """A run of fields, one after the other; `repeated` times, if each seat or each place has one of them.

    It only counts: `observe` is written by hand, and a test holds that the fields cover every number once.
    """

    def __init__(self, start: int = 0, repeated: int = 1) -> None:
        self.start, self.repeated = start, repeated
        self.size = 0  # of one repetition
        self._parts: list[tuple[str, str, int, tuple[int, ...], float]] = []

    def add(self, name: str, shape: tuple[int, ...], help: str, most: int = 1) -> int:  # noqa: A002 (as in Option)
        """The next field, of counts that usually go up to `most`; returns where it begins within its block."""
        at = self.size
        self._parts.append((name, help, at, shape, power_of_two(most)))
        self.size += int(np.prod(shape, dtype=np.int64))
        return at

    @property
    def end(self) -> int:
        """The index after its last number."""
        return self.start + self.repeated * self.size

    def fields(self, repeated: int) -> dict[str, Field]:
        """Its fields by name, if it is there so many times."""
        found = {}
        for name, text, at, shape, scale in self._parts:
            strides = tuple(int(np.prod(shape[i + 1 :], dtype=np.int64)) for i in range(len(shape)))
            if self.repeated > 1:
                shape, strides = (repeated, *shape), (self.size, *strides)
            found[name] = Field(name, text, self.start + at, shape, strides, scale)
        return found


def power_of_two(most: int) -> float:
    """The lowest that is not below `most`."""
    return float(1 << (most - 1).bit_length())


class Layout:
    """The blocks of an observation in their order. That of the seats is the last one, so that an observation of few
    players is the beginning of one of many."""

    def __init__(self, *blocks: Block, seats: Block) -> None:
        self.blocks, self.seats = blocks, seats

    def size(self, players: int) -> int:
        """How many numbers an observation has."""
        return self.seats.start + players * self.seats.size

    def fields(self, players: int) -> dict[str, Field]:
        """What each number means, by name. Together the fields cover every number once."""
        found: dict[str, Field] = {}
        for block in self.blocks:
            found |= block.fields(block.repeated)
        return found | self.seats.fields(players)

    def scales(self, players: int) -> NDArray[np.float32]:
        """By what each count is divided."""
        scales = np.ones(self.size(players), np.float32)
        for field in self.fields(players).values():
            scales[field.indices] = field.scale
        return scales


def as_numbers(counts: Counts, scales: NDArray[np.float32], form: str = "float32") -> NDArray[Any]:
    """Counts in one of the forms."""
    return counts.copy() if form == "uint8" else (counts / scales).astype(FORMS[form])


class Relabelling(NamedTuple):
    """Other names for what is alike but for its name, so that a learner meets one position where there are many: one's
    own colour comes first, say, whatever it is.

    A number that is found in the observation, its *key*, says which names: the sum of some counts, each times a factor.
    """

    key_columns: NDArray[np.int64]
    key_factors: NDArray[np.int64]
    columns: NDArray[np.int64]  # by key and column of the relabelled observation: which column it was
    hidden: NDArray[np.int64]  # the same for what all seats hide
    actions: NDArray[np.int64]  # and for actions

    def key(self, counts: Counts) -> int:
        return int(self.key_factors @ counts[self.key_columns])
