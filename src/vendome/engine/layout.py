"""How a game's record is laid out in memory.

A record is one NumPy structured scalar of fixed size: copied by assignment, saved by `tobytes()`,
batched as an array, compiled by Numba on a processor and on a GPU. A game describes its record as a
class whose annotated attributes are the fields, so that the layout, its meaning and its static types
stand in one place:

    class State(Record):
        pile: Cells = cells(105)  # card ids, the first is drawn first
        pile_size: int = cell()

Every field is `int32`, the generator's words `int64`. Narrower integers overflow differently in the
interpreter, in Numba and on a GPU; these agree.
"""

from collections.abc import Callable
from functools import cache, partial
from operator import itemgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiled import compiled, inlined
from vendome.engine.rng import WORDS, seed_words

EVENTS = 64  # a power of two, and more than any decision of any game sets off; the conformance tests watch it

Cells = NDArray[np.int32]
Words = NDArray[np.int64]


LOWEST = np.array([0] + [(mask & -mask).bit_length() - 1 for mask in range(1, 256)], np.int32)
"""The lowest seat of a bit mask of seats."""


class Field:
    """One field of a record, before NumPy knows of it."""

    def __init__(self, kind: type, shape: tuple[int, ...]) -> None:
        self.kind = kind
        self.shape = shape


def cell() -> Any:
    """One number."""
    return Field(np.int32, ())


def cells(*shape: int) -> Any:
    """An array of numbers."""
    return Field(np.int32, shape)


def words(count: int) -> Any:
    """The words of a random generator."""
    return Field(np.int64, (count,))


class Record:
    """What every game's record has. Instances never exist: this describes a `numpy.record`."""

    rng: Words = words(WORDS)  # the generator of chance, and of nothing else
    players: int = cell()
    asked: int = cell()  # bit mask of the seats that must choose now
    due: int = cell()  # the kind of chance that must happen now; 0 for none
    end: int = cell()  # index into the game's `ends`, -1 while the game goes on
    told: int = cell()  # how many of `events` are filled
    events: Cells = cells(EVENTS)  # what happened since the last decision, all of it public


@inlined
def fill(array: Cells, value: int) -> None:
    """Set every cell. (An assignment to a slice compiles slowly.)"""
    for i in range(len(array)):
        array[i] = value


@compiled
def reset(state: Record, players: int, seed: int) -> None:
    """The fields of every record at the start of a game: what each game's `setup` begins with."""
    seed_words(state.rng, seed, 0)
    state.players = players
    state.asked = 0
    state.due = 0
    state.end = -1
    state.told = 0
    fill(state.events, 0)


class Plain:
    """A record as Python's own numbers and lists. A field is made when it is first read: a seat's own part of
    a view needs three of thirty. (Pieces of a `memoryview` come faster than pieces of an array.)"""

    def __init__(self, record: Any) -> None:
        self._places = places(record.dtype)
        self._cells = memoryview(record.tobytes()).cast("i")

    def __getattr__(self, name: str) -> Any:
        """Only called for what is not an attribute yet."""
        try:
            value = self._places[name](self._cells)
        except KeyError:
            raise AttributeError(f"a plain record has no {name!r}") from None
        setattr(self, name, value)
        return value


def plain(record: Any) -> Any:
    """A record, its generator left out, in the form that JSON wants, and ten times faster to read than NumPy's.
    What is plain already stays as it is."""
    return record if isinstance(record, Plain) else Plain(record)


@cache
def places(dtype: np.dtype[np.record]) -> dict[str, Callable[[memoryview], Any]]:
    """How to pick each field out of a record's cells: a number, a row, or the rows of a grid."""
    found: dict[str, Callable[[memoryview], Any]] = {}
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        first, size = offset // 4, kind.itemsize // 4
        if kind.base != np.int32:
            continue
        if not kind.shape:
            found[name] = itemgetter(first)
        elif len(kind.shape) == 1:
            found[name] = partial(row, slice(first, first + size))
        else:
            found[name] = partial(rows, slice(first, first + size), size // kind.shape[0])
    return found


def row(where: slice, cells: memoryview) -> list[int]:
    return cells[where].tolist()


def rows(where: slice, width: int, cells: memoryview) -> list[list[int]]:
    found = cells[where].tolist()
    return [found[first : first + width] for first in range(0, len(found), width)]


def dtype_of(description: type[Record]) -> np.dtype[np.record]:
    """The NumPy type of a record described by a class, base classes' fields first."""
    fields: list[tuple[str, type, tuple[int, ...]]] = []
    for base in reversed(description.__mro__):
        fields += [(name, f.kind, f.shape) for name, f in vars(base).items() if isinstance(f, Field)]
    hidden = [name for name, *_ in fields if hasattr(np.record, name)]
    if hidden:
        raise ValueError(f"fields can't have the names of NumPy's own methods: {', '.join(hidden)}")
    record: np.dtype[np.record] = np.dtype((np.record, np.dtype(fields, align=True)))  # type: ignore[assignment]
    return record
