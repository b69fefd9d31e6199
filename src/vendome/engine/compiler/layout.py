"""How a game's state is laid out in memory.

A state is one NumPy struct of fixed size: copied by assignment, saved by `tobytes()`, batched as an array, compiled by
Numba on a processor and on a GPU. A game describes its state as a class whose annotated attributes are the fields, so
that the layout, its meaning and its static types stand in one place:

    class State(BaseState):
        pile: Cells = cells(105)  # card ids, the first is drawn first
        pile_size: int = cell()

Every field is `int32`, the generator's words `int64`. Narrower integers overflow differently in the
interpreter, in Numba and on a GPU; these agree.
"""

from collections.abc import Callable
from functools import cache, partial
from operator import itemgetter
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.rng import WORDS, seed_words

MOST_EVENTS = 64  # of one decision: a power of two, and more than any game needs; the conformance tests watch it

Cells = NDArray[np.int32]
Words = NDArray[np.int64]
Struct = np.dtype[np.record]
F = TypeVar("F", bound=Callable[..., Any])


def once(function: F) -> F:
    """`functools.cache`, which to mypy takes no classes."""
    return cast(F, cache(function))


class Field:
    """One field of a struct, before NumPy knows of it."""

    def __init__(self, kind: type, shape: tuple[int, ...], *, small: bool = False) -> None:
        self.kind = kind
        self.shape = shape
        self.small = small


def cell() -> Any:
    """One number."""
    return Field(np.int32, ())


def cells(*shape: int) -> Any:
    """An array of numbers."""
    return Field(np.int32, shape)


def small(*shape: int) -> Any:
    """An array of numbers from -128 to 127. On a GPU, where memory is what playouts wait for, each takes a byte."""
    return Field(np.int32, shape, small=True)


def words(count: int) -> Any:
    """The words of a random generator."""
    return Field(np.int64, (count,))


class BaseState:
    """What every game's state has. Instances never exist: this describes a NumPy struct."""

    rng: Words = words(WORDS)  # the generator of chance, and of nothing else
    players: int = cell()
    asked: int = cell()  # bit mask of the seats that must choose now
    due: int = cell()  # the kind of chance that must happen now; 0 for none
    end: int = cell()  # index into the game's `ends`, -1 while the game goes on
    event_count: int = cell()  # how many of `events` are filled
    events: Cells = cells(MOST_EVENTS)  # what happened since the last decision, all of it public


@inlined
def fill(array: NDArray[Any], value: int) -> None:
    """Set every cell. (An assignment to a slice compiles slowly.)"""
    for i in range(len(array)):
        array[i] = value


@compiled
def reset(state: BaseState, players: int, seed: int) -> None:
    """The fields of every state at the start of a game: what each game's `setup` begins with."""
    seed_words(state.rng, seed, 0)
    state.players = players
    state.asked = 0
    state.due = 0
    state.end = -1


class Plain:
    """A state as Python's own numbers and lists. A field is made when it is first read: a seat's own part of
    a view needs three of thirty. (Pieces of a `memoryview` come faster than pieces of an array.)"""

    def __init__(self, content: bytes, dtype: np.dtype[np.record]) -> None:
        self._places = places(dtype)
        self._cells = memoryview(content).cast("i")

    def __getattr__(self, name: str) -> Any:
        """Only called for what is not an attribute yet."""
        try:
            value = self._places[name](self._cells)
        except KeyError:
            raise AttributeError(f"a plain state has no {name!r}") from None
        setattr(self, name, value)
        return value


def plain(state: Any) -> Any:
    """A state, its generator left out, in the form that JSON wants, and ten times faster to read than NumPy's.
    What is plain already stays as it is."""
    return state if isinstance(state, Plain) else Plain(state.tobytes(), state.dtype)


@cache
def places(dtype: np.dtype[np.record]) -> dict[str, Callable[[memoryview], Any]]:
    """How to pick each field out of a state's cells: a number, a row, or the rows of a grid."""
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


def fields_of(description: type[BaseState]) -> dict[str, Field]:
    """The fields of a state described by a class, base classes' first."""
    fields: dict[str, Field] = {}
    for base in reversed(description.__mro__):
        fields |= {name: field for name, field in vars(base).items() if isinstance(field, Field)}
    hidden = [name for name in fields if hasattr(np.record, name)]
    if hidden:
        raise ValueError(f"fields can't have the names of NumPy's own methods: {', '.join(hidden)}")
    return fields


@once
def dtype_of(description: type[BaseState]) -> Struct:
    """The NumPy type of a state described by a class."""
    return struct([(name, field.kind, field.shape) for name, field in fields_of(description).items()])


def struct(fields: list[tuple[str, type, tuple[int, ...]]]) -> Struct:
    """A NumPy struct whose fields are attributes, in the interpreter too."""
    kind: Struct = np.dtype((np.record, np.dtype(fields, align=True)))  # type: ignore[assignment]
    return kind
