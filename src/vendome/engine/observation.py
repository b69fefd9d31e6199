"""Observations: what a seat knows as a tensor, and what each number of it means."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]  # an observation, or a part of one


class Field(NamedTuple):
    """A named part of an observation: so many numbers, from `start` on, each divided by `scale`.

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

    def of(self, observation: Numbers) -> Numbers:
        """Its numbers, as they stand in an observation."""
        return observation[self.indices]


class Block:
    """A run of fields, one after the other; `repeated` times, if each seat or each place has one of them.

    It only counts: `observe` is written by hand, and a test holds that the fields cover every number once.
    """

    def __init__(self, start: int = 0, repeated: int = 1) -> None:
        self.start, self.repeated = start, repeated
        self.size = 0  # of one repetition
        self._parts: list[tuple[str, str, int, tuple[int, ...], float]] = []

    def add(self, name: str, shape: tuple[int, ...], help: str, scale: float = 1.0) -> int:  # noqa: A002 (as in Option)
        """The next field; returns where it begins within its block."""
        at = self.size
        self._parts.append((name, help, at, shape, scale))
        self.size += int(np.prod(shape, dtype=np.int64))
        return at

    @property
    def end(self) -> int:
        """The index after its last number."""
        return self.start + self.repeated * self.size

    def fields(self) -> dict[str, Field]:
        found = {}
        for name, text, at, shape, scale in self._parts:
            strides = tuple(int(np.prod(shape[i + 1 :], dtype=np.int64)) for i in range(len(shape)))
            if self.repeated > 1:
                shape, strides = (self.repeated, *shape), (self.size, *strides)
            found[name] = Field(name, text, self.start + at, shape, strides, scale)
        return found
