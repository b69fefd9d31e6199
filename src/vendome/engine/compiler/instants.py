"""Instants: the state as it was right after each event, kept while a step of the rules is made.

One call of compiled code brings about several events, and a table shows them one after the other. So it must know how
the state stood after each. A state *with instants* is a game's state with room for copies of itself in front of it:
`keep`, which every event calls, writes one. For any other state `keep` compiles to nothing, so playouts and searches
don't pay for it.

The room lies in front, not behind: to Numba a struct with further fields behind is of a subtype, and it would call what
it has compiled for the plain state, which keeps nothing.
"""

from functools import cache
from typing import Any

import numba.extending
import numpy as np
from numba.core import cgutils as numba_code
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import types
from vendome.engine.compiler.layout import MOST_EVENTS, BaseState, Struct

# Numba's types do not cover what we use of it.
extending: Any = numba.extending
code: Any = numba_code

KEPT = "kept"  # the field that a state with instants has besides


@cache
def with_instants(dtype: Struct) -> Struct:
    """The layout of a game's state with instants."""
    fields: Any = dtype.fields
    size = dtype.itemsize
    room = MOST_EVENTS * size
    layout: Any = {
        "names": [KEPT, *fields],
        "formats": [(np.uint8, (MOST_EVENTS, size)), *(kind for kind, *_ in fields.values())],
        "offsets": [0, *(room + offset for _, offset, *_ in fields.values())],
        "itemsize": room + size,
    }
    kind: Struct = np.dtype((np.record, np.dtype(layout, align=True)))  # type: ignore[assignment]
    return kind


class Instants:
    """A copy of a state, to make one step of the rules with: `states` is what a loop takes."""

    def __init__(self, states: NDArray[np.record]) -> None:
        self.size = states.dtype.itemsize
        self.states = np.empty(1, with_instants(states.dtype))
        self._bytes = self.states.view(np.uint8)
        self._bytes[-self.size :] = states.view(np.uint8)

    def copy_to(self, states: NDArray[np.record]) -> None:
        """The state as it is after the step."""
        states.view(np.uint8)[:] = self._bytes[-self.size :]

    def of_events(self, first: int, end: int) -> list[bytes]:
        """The state after each of these events, as bytes."""
        return [instant.tobytes() for instant in self.states[KEPT][0, first:end]]


def keep(state: BaseState, place: int) -> None:
    """Keep the state as it is, if there is room for it."""
    record: Any = state
    if KEPT in record.dtype.names:
        kept = record[KEPT]
        kept[place] = np.frombuffer(record.tobytes(), np.uint8)[-kept.shape[1] :]


@extending.overload(keep)  # type: ignore[untyped-decorator]
def overload_keep(state: Any, place: Any) -> Any:  # noqa: ARG001 (Numba looks at the names)
    """The same for the compiler, which knows by the type of the state whether there is room."""

    def copy(state: Any, place: Any) -> Any:
        copy_to_front(state, place)

    def nothing(state: Any, place: Any) -> Any:
        pass

    return copy if KEPT in state.fields else nothing


@extending.intrinsic  # type: ignore[untyped-decorator]
def copy_to_front(_context: Any, state: Any, place: Any) -> Any:
    size = state.size // (MOST_EVENTS + 1)

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        pointer, place = arguments
        front = builder.bitcast(pointer, code.voidptr_t)
        source = code.gep_inbounds(builder, front, MOST_EVENTS * size)
        target = code.gep_inbounds(builder, front, builder.mul(place, place.type(size)))
        code.raw_memcpy(builder, target, source, place.type(size), 1)
        return context.get_dummy_value()

    return types.void(state, place), generate
